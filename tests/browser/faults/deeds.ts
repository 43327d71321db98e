/** What the reader does. */
import {site} from '../../../src/site';
import {button, dialog, field} from '../support/search';
import {follow, hydrated} from '../support/site';
import type {Step} from './reader';

export const waits: Step = {says: 'waits', run: ({page}) => hydrated(page)};

export const mended: Step = {
  says: 'what was broken is mended',
  run: (reader) => {
    reader.broken = false;
  },
};

export function clicks(route: string): Step {
  return {says: `clicks on a link to ${route}`, run: ({page}) => follow(page, route)};
}

export const retries: Step = {
  says: 'clicks on Retry',
  run: ({page}) => page.getByRole('button', {name: 'Retry'}).click(),
};

export const opensSearch: Step = {says: 'opens the search', run: ({page}) => button(page).click()};

export function searches(text: string, says = `“${text}”`): Step {
  return {
    says: `searches for ${says}`,
    run: async ({page}) => {
      await button(page).click();
      await field(page).fill(text);
    },
  };
}

export const closesSearch: Step = {
  says: 'closes the search',
  run: async ({page}) => {
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({state: 'detached'});
  },
};

export function choosesTab(value: string): Step {
  return {
    says: `chooses the tab ${value}`,
    run: ({page}) => page.locator(`[role="tab"][data-tab-value="${value}"]`).first().click(),
  };
}

export const closesAnnouncement: Step = {
  says: 'closes the announcement, if there is one',
  run: async ({page}) => {
    if (site.announcement) {
      await page.locator('.theme-announcement-bar button').click();
    }
  },
};

export const copiesCode: Step = {
  says: 'copies code',
  run: ({page}) =>
    page.getByRole('main').getByRole('button', {name: 'Copy', exact: true}).first().click(),
};

export const copiesHeading: Step = {
  says: 'copies the address of a heading',
  run: async ({page}) => {
    const heading = page.locator('article h2').first();
    await heading.hover();
    await heading.locator('.hash-link').click();
  },
};

export const copiesPage: Step = {
  says: 'copies the page',
  run: async ({page}) => {
    await page.locator('.page-tools summary').click();
    await page.locator('.page-tools button').first().click();
  },
};

export const zooms: Step = {
  says: 'enlarges a picture',
  run: async ({page}) => {
    const picture = page.locator('article img:visible').first();
    await picture.scrollIntoViewIfNeeded();
    await page.locator('article img.medium-zoom-image:visible').first().waitFor();
    await picture.click();
  },
};

/** Goes on to a term or a name that has a card. */
export const followsName: Step = {
  says: 'points at a name and clicks on it',
  run: async ({page}) => {
    const link = page.locator('article a[href*="/docs/api/"]:visible').first();
    await link.hover();
    await link.click();
  },
};

export const goesBack: Step = {
  says: 'goes back',
  run: async ({page}) => {
    await page.goBack();
  },
};

export function changesHash(hash: string, says = hash): Step {
  return {
    says: `changes the address to ${says}`,
    run: ({page}) =>
      page.evaluate((value) => {
        location.hash = value;
      }, hash),
  };
}

export const losesNetwork: Step = {
  says: 'the network goes',
  run: async ({page}) => {
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
  },
};

export const networkIsBack: Step = {
  says: 'the network comes back',
  run: ({page}) => page.context().setOffline(false),
};

export const reloads: Step = {
  says: 'reloads',
  run: async ({page}) => {
    await page.reload();
  },
};

export function does(says: string, run: Step['run']): Step {
  return {says, run};
}
