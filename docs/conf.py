"""Sphinx's settings for the site: `sphinx-build docs site` after `pip install -e ".[docs]"`."""

project = "spacealert"
author = "The spacealert founders"
extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
# As on GitHub: a heading can be linked by its words, and a checklist or a bare address means what it looks like.
myst_heading_anchors = 4
myst_enable_extensions = ["tasklist"]
html_theme = "pydata_sphinx_theme"
html_title = "spacealert"
html_theme_options = {"navbar_center": [], "show_prev_next": False, "secondary_sidebar_items": ["page-toc"]}
html_sidebars = {"**": ["globaltoc.html"]}
html_favicon = "../spacealert/art/icon.svg"
html_show_sourcelink = False
