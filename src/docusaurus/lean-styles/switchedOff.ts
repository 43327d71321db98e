/**
 * Classes of what the site's configuration switches off, which the theme's scripts name all the
 * same. 1 kB of gzip on every page; without it the styles would not keep to 14 kB. A page that has
 * one stops the build.
 */
export const switchedOff: readonly string[] = [
  // docs.sidebar.hideable
  ...['collapseSidebarButton', 'collapseSidebarButtonIcon', 'expandButton', 'expandButtonIcon'],
  ...['docSidebarContainerHidden', 'docItemWrapperEnhanced', 'sidebarHidden', 'sidebarLogo'],
  // navbar.hideOnScroll
  ...['navbarHideable', 'navbarHidden', 'anchorWithHideOnScrollNavbar'],
  ...['footnoteRefHideOnScrollNavbar', 'sidebarWithHideableNavbar'],
  // navbar.style, footer.logo
  ...['navbar--dark', 'navbar--primary', 'darkNavbarColorModeToggle', 'footerLogoLink'],
  // tags, banners of versions, paginated lists
  ...['tag', 'tagRegular', 'tagWithCount', 'tags', 'badge', 'badge--secondary', 'pagination'],
  ...['padding--none', 'margin-left--sm', 'margin-bottom--md'],
  // authors, separate links and logos in the footer, HTML in menus, wide tabs
  ...['avatar', 'footer__link-separator', 'footer__logo', 'menuHtmlItem'],
  ...['margin-bottom--sm', 'menuExternalLink', 'iconExternalLink', 'button--secondary'],
  ...['tabs--block', 'pills--block', 'tabItem'],
];
