"""View models that several screens show alike: words, rows, countdown, results, felt. They decide nothing."""
