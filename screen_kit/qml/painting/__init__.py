"""Painted once and then only shown: cloth, chips, the small pieces, and the countdown's ring."""
