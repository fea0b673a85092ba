"""Kozyr in a terminal: one person against bots, by keyboard and mouse (docs/play.md)."""
