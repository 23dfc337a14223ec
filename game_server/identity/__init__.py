"""Who is asking: stations by their own key, people by staff number and PIN."""
