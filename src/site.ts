/**
 * What the product's owner may change: names, hosts, limits, contacts, links.
 *
 * A change in this file is a change on every page, in every sample and download: see `ownNames.ts`.
 * `null` means "not published": the pages then say so instead of inventing a value.
 */

/** One rate limit as agreed by contract, shown on the rate-limits page once it is filled in. */
interface AgreedRateLimit {
  /** What the limit applies to, for example `Channel creation`. */
  readonly appliesTo: string;
  /** Requests allowed in one window. */
  readonly requests: number;
  /** Length of the window in seconds. */
  readonly windowSeconds: number;
}

/** The shape of the owner's settings. */
export interface SiteSettings {
  /** Name of the site, shown in the navbar, in titles and in previews. */
  readonly title: string;
  /** What the product is, in one sentence, and what the site is for. */
  readonly tagline: string;
  /** One line in the footer that says what the site is and is not. */
  readonly disclaimer: string;
  /** What the site doesn’t give its readers, on the licensing page and next to the mark; `null` for nothing. */
  readonly notice: string | null;
  /** The documented product. */
  readonly product: {
    /** Name of the product as readers know it. */
    readonly name: string;
    /** The company that makes it, in the short form that readers know. */
    readonly vendor: string;
    /** Who confirms open points. Plain words, or a name with an address. */
    readonly contact: string;
  };
  /** The packages for apps, and the one that this site offers. */
  readonly packages: {
    /**
     * Name of the types and the kit as a package for npm, with a scope. It is installed by its
     * address. No stranger can publish under `@types/…`, and `@types/virtual-stadium` is what the
     * compiler finds by itself. Of another name, the package's README says that it has to be listed
     * in tsconfig.json.
     */
    readonly npm: string;
    /** What the names of the Android packages begin with. */
    readonly group: string;
    /** What the names of the Kotlin packages begin with. */
    readonly kotlin: string;
    /** Where the repositories for iOS are, without a slash at the end. */
    readonly repositories: string;
    /** The e-mail address that the packages name. */
    readonly contact: string;
  };
  /** Hosts of the product. Readers call them; this site never does. */
  readonly hosts: {
    /** The loader script; `CLIENT_ID` stands for the id that the vendor issues. */
    readonly loader: string;
    /** Base URL of the Management API. */
    readonly managementApi: string;
    /** Base URL of the Moderation API. */
    readonly moderationApi: string;
    /** Base URL of the API that lists matches. */
    readonly utilityApi: string;
    /** Where the packages for iOS are downloaded from. */
    readonly packages: string;
    /** Documentation from before this site. */
    readonly earlierDocs: string;
    /** The home page that the packages for iOS name. */
    readonly mobilePortal: string;
  };
  /** Rate limits as agreed by contract; `null` while none is published. */
  readonly rateLimits: readonly AgreedRateLimit[] | null;
  /** The announcement above the navbar. A new `id` shows it again to those who closed it. */
  readonly announcement: {
    readonly id: string;
    /** Plain text; the link, if any, comes after it. */
    readonly text: string;
    /** Path on this site, without the base URL. */
    readonly link: {readonly label: string; readonly to: string} | null;
  } | null;
  /**
   * Where the source of the site lives, without a slash at the end. `null` takes the repository that
   * the deployment names (see src/deployment.ts), and without one leaves out every link to it.
   */
  readonly repository: string | null;
  /** Security problems of this site and its samples; those of the product are its vendor's. */
  readonly security: {
    /**
     * Whom to tell, for `/.well-known/security.txt`: `mailto:` and an address, or the `https://` page
     * of a form. `null` leaves the file out; SECURITY.md then leads to GitHub's private reports.
     */
    readonly contact: string | null;
  };
  /**
   * Where “Something wrong on this page?” under each page leads: `mailto:` and an address, or the
   * `https://` page where an issue is written, which takes `title` and `body` in its query, as GitHub's
   * `…/issues/new` does. The link fills in page, section, commit and selected words. Without an
   * address there is no link.
   */
  readonly feedback?: string | null;
  /**
   * On which terms readers may use what they download here: one or more sentences, for the licensing
   * page and `/downloads.json`. `null`: the page says that there are none yet.
   */
  readonly downloadTerms?: string | null;
}

export const site: SiteSettings = {
  title: 'Virtual Stadium Docs',
  tagline:
    'Virtual Stadium is a social chat for live matches that bookmakers embed in their site or app. Connect it to your betting data, and moderate what your users write.',
  disclaimer:
    'Independent documentation, based on public information. Unconfirmed details are marked provisional.',
  notice:
    'This site isn’t a statement by Sportradar, who doesn’t guarantee anything on it. It doesn’t grant any right to use the product.',
  product: {
    name: 'Virtual Stadium',
    vendor: 'Sportradar',
    contact: 'your integration contact',
  },
  packages: {
    npm: '@types/virtual-stadium',
    group: 'com.sportradar.virtualstadium',
    kotlin: 'ag.sportradar.virtualstadium',
    repositories: 'https://github.com/sportradar',
    contact: 'mobile-dev@sportradar.com',
  },
  hosts: {
    loader: 'https://widgets.sir.sportradar.com/CLIENT_ID/widgetloader',
    managementApi: 'https://management.vs.sportradar.com/api',
    moderationApi: 'https://moderation.vs.sportradar.com/api',
    utilityApi: 'https://feed.mapi.sportradar.com/json',
    packages: 'https://artifacts.vs.sportradar.com',
    earlierDocs: 'https://docs.vs.sportradar.com',
    mobilePortal: 'https://mdp.sportradar.com',
  },
  rateLimits: null,
  announcement: {
    id: 'provisional-2026-11',
    text: 'Details marked provisional haven’t been confirmed by Sportradar.',
    link: {label: 'What “provisional” means', to: '/docs#provisional'},
  },
  repository: null,
  security: {contact: null},
  feedback: null,
  downloadTerms: null,
};
