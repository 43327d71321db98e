// Loaded in place of the theme's highlighter.
