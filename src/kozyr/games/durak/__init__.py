"""Durak by the book: classic, enchanted and in teams."""
