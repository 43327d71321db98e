import {describe, expect, test} from 'vitest';
import {readDeployment} from '../../src/deployment';
import {readFacts} from '../../src/facts';
import {permissionsPage, permissionsOf} from '../../src/facts/permissions';
import {timelinePages} from '../../src/facts/timeline';
import {pageOf, root, routes as allRoutes} from './built';

const {facts} = readFacts(root);
const {timelineSteps} = facts;
const {baseUrl} = readDeployment(process.env);
const area = '/docs/moderationUi/';
const overview = `${area}overview`;

const routes = allRoutes.filter((route) => route.startsWith(area));
const howTo = routes.filter(
  (route) => route.startsWith(`${area}uiOverview/`) && !route.endsWith('/overview'),
);

const pages = new Map(routes.map((route) => [route, pageOf(route)]));

/** Links that the text of a page has, without base URL: no sidebar, no progress strip. */
function links(route: string): string[] {
  const html = pages.get(route)!;
  return html('.markdown a[href]')
    .toArray()
    .filter((link) => html(link).closest('nav, .hash-link').length === 0)
    .map((link) => new URL(html(link).attr('href')!, `https://site${baseUrl.slice(0, -1)}${route}`))
    .filter(({hostname, pathname}) => hostname === 'site' && pathname.startsWith(baseUrl))
    .map(({pathname, hash}) => `/${pathname.slice(baseUrl.length)}${hash}`);
}

const routeOf = (address: string): string => address.split('#')[0]!;

/** Pages that the text of a page leads to, itself not among them. */
function onward(route: string): Set<string> {
  const others = links(route)
    .map(routeOf)
    .filter((other) => other !== route);
  return new Set(others);
}

/** Which answer each role has, by the row's address, as the built matrix says. */
function matrix(): Map<string, string[]> {
  const html = pages.get(permissionsPage)!;
  const rows = html('.permissions tbody tr').toArray();
  return new Map(
    rows.map((row) => {
      const cells = html(row).children('td').toArray();
      const id = html(row).find('th a[id]').attr('id') ?? '';
      return [id, cells.map((cell) => html(cell).text().split(' ')[0] ?? '')];
    }),
  );
}

describe('the matrix', () => {
  test('has every permission, each with a place to link to', () => {
    const ids = permissionsOf(facts).map(({id}) => id);
    expect([...matrix().keys()].sort()).toEqual(ids.sort());
  });

  test('is made of tables with a caption and headings that say what they head', () => {
    const html = pages.get(permissionsPage)!;
    const tables = html('.permissions table').toArray();
    expect(tables.length).toBeGreaterThan(1);
    for (const table of tables) {
      expect(html(table).children('caption').text()).not.toBe('');
      expect(html(table).find('thead th').length).toBe(4);
      expect(html(table).find('thead th:not([scope="col"]), thead td').length).toBe(0);
      expect(html(table).find('tbody tr').not(':has(> th[scope="row"]:first-child)').length).toBe(
        0,
      );
    }
  });

  test('is filtered by links to places that are there', () => {
    const html = pages.get(permissionsPage)!;
    const targets = html('.permissions .filters a')
      .toArray()
      .map((link) => html(link).attr('href')!);
    expect(targets.length).toBe(4);
    for (const target of targets) {
      expect(html(target).nextAll('table').length, target).toBeGreaterThan(1);
    }
  });
});

describe('the line “Role”', () => {
  const roleNames = ['supervisors', 'moderators', 'guests'];

  test.each(howTo)('stands on %s', (route) => {
    expect(pages.get(route)!('.who-can').length).toBeGreaterThan(0);
  });

  test('says what the matrix says, wherever it stands', () => {
    const rows = matrix();
    for (const [route, html] of pages) {
      html('.who-can').each((_, line) => {
        const said = new Map<string, string[]>();
        const copy = html(line).clone();
        copy.find('.provisional').remove();
        copy.find('a').each((__, link) => {
          html(link).text(html(link).attr('href')!.split('#')[1]!);
        });
        for (const [, who = '', what = ''] of copy.text().matchAll(/([^:;()]+) \(([^)]*)\)/g)) {
          for (const id of what.split(', ')) {
            said.set(id, [...(said.get(id) ?? []), who.trim()]);
          }
        }
        expect(said.size, route).toBeGreaterThan(0);
        for (const [id, claims] of said) {
          const answers = roleNames.map((role) => {
            const claim = claims.find((it) => it.includes(role));
            return !claim ? 'No' : claim.includes('read-only') ? 'View' : 'Yes';
          });
          expect(answers, `${route}: ${id}`).toEqual(rows.get(id));
        }
      });
    }
  });
});

describe('the integration timeline', () => {
  test.each(timelineSteps.map(({id}) => id))('shows on %s where one is', (id) => {
    const html = pages.get(`${timelinePages}/${id}`)!;
    const strip = html('.markdown nav ol');
    expect(strip.find('li').length).toBe(timelineSteps.length);
    expect(strip.find('[aria-current="step"]').length).toBe(1);
    expect(strip.find('[aria-current="step"]').attr('href')).toMatch(new RegExp(`/${id}$`));
  });

  test('leads from each step to the next, and back', () => {
    const steps = ['overview', ...timelineSteps.map(({id}) => id)];
    steps.slice(1).forEach((id, index) => {
      const before = `${timelinePages}/${steps[index]}`;
      const step = `${timelinePages}/${id}`;
      expect(onward(before), before).toContain(step);
      expect(onward(step), step).toContain(before);
    });
  });
});

describe('a reader who follows the links of the text', () => {
  test('comes from the overview to every page of the area', () => {
    const reached = new Set([overview]);
    for (const route of reached) {
      [...onward(route)].filter((it) => pages.has(it)).forEach((it) => reached.add(it));
    }
    expect(routes.filter((route) => !reached.has(route))).toEqual([]);
  });

  test.each(routes)('finds on %s more than one way on', (route) => {
    expect([...onward(route)].filter((it) => pages.has(it)).length).toBeGreaterThan(1);
  });

  test.each([
    ['the supervisor’s set-up', timelineSteps.map(({id}) => `integrationTimeline/${id}`)],
    [
      'the moderator’s match night',
      ['messages', 'users', 'logs'].map((it) => `uiOverview/moderation/${it}`),
    ],
  ])('walks %s', (_, names) => {
    const walk = names.map((name) => area + name);
    expect(onward(overview), overview).toContain(walk[0]);
    walk.slice(1).forEach((next, index) => {
      expect(onward(walk[index]!), walk[index]).toContain(next);
    });
  });
});

/** What is at an address: a row, else a section, else the whole page. */
function textAt(address: string): string {
  const [route = '', id] = address.split('#');
  const html = pages.get(route);
  if (!html) {
    return '';
  }
  const place = id ? html(`[id="${id}"]`) : html('.markdown');
  const row = place.closest('tr');
  if (row.length) {
    return row.text();
  }
  const level = place.prop('tagName') ?? '';
  const ends = ['H2', 'H3', 'H4'].filter((it) => it <= level).join(', ');
  return /^H[2-4]$/.test(level) ? place.nextUntil(ends).text() : place.text();
}

describe('within two clicks from the overview', () => {
  test.each([
    ['can a moderator create channels', /^Create channelYesNo/],
    ['the longest message', /Maximum Message Length.*1 to 500 characters/s],
    ['what happens to old reports when Autopilot goes on', /before[^.]*(?:stay|remain)/i],
  ])('one finds %s', (_, answer) => {
    const first = links(overview);
    const second = first
      .map(routeOf)
      .filter((it) => pages.has(it))
      .flatMap(links);
    // By its own address: nobody has to look for the place on a page.
    const found = [...first, ...second].filter((it) => it.includes('#') && answer.test(textAt(it)));
    expect(found).not.toEqual([]);
  });
});
