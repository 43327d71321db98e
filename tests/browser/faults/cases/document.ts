/** HTML, styles, pictures and data that do not come as they should. */
import {clicks, copiesPage, does, waits, zooms} from '../deeds';
import {markdownMissing, picturesMissing, stylesGone, stylesMissing, truncated} from '../files';
import {OTHER, PICTURES, type FaultCase} from '../reader';
import {answers, at, escapes, readable, text} from '../sights';

const headingIsThere = does('the heading is there', ({page}) => page.locator('h1').waitFor());

export const documentCases: readonly FaultCase[] = [
  {
    happens: 'the HTML is cut off in the navbar',
    more: true,
    faults: [truncated('in the navbar', /<a class="?navbar__item/)],
    sees: [headingIsThere, readable],
  },
  {
    happens: 'the HTML is cut off in the middle of the text',
    faults: [truncated('in the text', /<h2/)],
    does: [waits, clicks(OTHER)],
    sees: [at(OTHER), readable],
  },
  {
    happens: 'the HTML is cut off in a tag near its end',
    faults: [truncated('in the footer', /ss="?footer__title/)],
    sees: [readable, answers],
  },
  {
    happens: 'the styles do not come',
    faults: [stylesMissing],
    does: [waits, clicks(OTHER)],
    sees: [at(OTHER), readable],
  },
  {
    happens: 'the styles are gone',
    more: true,
    faults: [stylesGone],
    sees: [readable, answers],
  },
  {
    happens: 'pictures do not come',
    more: true,
    faults: [picturesMissing],
    at: PICTURES,
    sees: [readable, answers],
  },
  {
    happens: 'the large form of a picture does not come',
    faults: [picturesMissing],
    at: PICTURES,
    does: [waits, zooms],
    sees: [escapes, readable, answers],
  },
  {
    happens: 'the Markdown to copy does not come',
    faults: [markdownMissing],
    does: [waits, copiesPage],
    sees: [text('Not copied. Open the Markdown instead.')],
  },
];
