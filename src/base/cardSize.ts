/** Of the pictures that links to pages are shown with elsewhere, in pixels. */
export const cardSize = {width: 1200, height: 630} as const;
