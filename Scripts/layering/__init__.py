"""The rules that Scripts/check-layering holds the package to."""
