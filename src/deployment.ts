/**
 * Where a build is going to be served, read from the environment.
 *
 * The defaults work for a preview on one's own machine; the deployment sets all four.
 */

/** Address of a build. */
export interface Deployment {
  /** Origin, without a path and without a slash at the end. */
  readonly url: string;
  /** Path under the origin; begins and ends with a slash. */
  readonly baseUrl: string;
  /** Owner of the repository that GitHub Pages serves. */
  readonly organizationName: string;
  /** Name of that repository. */
  readonly projectName: string;
}

export const DEFAULT_ORIGIN = 'http://localhost:3000';

type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong with the environment: all of it, so that one run is enough. */
export function deploymentProblems(environment: Environment): string[] {
  const {SITE_URL, BASE_URL, ORGANIZATION_NAME, PROJECT_NAME} = environment;
  const site = SITE_URL || DEFAULT_ORIGIN;
  const baseUrl = BASE_URL || '/';
  const problems: string[] = [];
  // Who names the repository, or has a place for the address that nothing was put into, deploys.
  if (!SITE_URL && (SITE_URL === '' || ORGANIZATION_NAME || PROJECT_NAME)) {
    problems.push(
      `SITE_URL is empty in a build for deployment, and everything to download would name ${DEFAULT_ORIGIN}. Set it to the origin of the site, such as https://example.github.io; for a build on your own machine, set neither it nor ORGANIZATION_NAME and PROJECT_NAME.`,
    );
  }
  const url = URL.canParse(site) ? new URL(site) : null;
  if (!url) {
    problems.push(
      `SITE_URL is "${site}", which is not an absolute URL. Set it to an origin such as https://example.github.io.`,
    );
  } else if (!/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    problems.push(
      `SITE_URL is "${site}". It must be an http(s) origin without a path; put the path into BASE_URL.`,
    );
  }
  // Letters that need no escaping in a URL path: everything else would differ between
  // the folder on disk and the address in the browser.
  if (!/^\/(?:[\w.~-]+\/)*$/.test(baseUrl) || /(^|\/)\.{1,2}\//.test(baseUrl)) {
    problems.push(
      `BASE_URL is "${baseUrl}". It must begin and end with a slash, for example / or /virtual-stadium-docs/.`,
    );
  }
  return problems;
}

/** Whether other sites may be served from the same origin, as GitHub Pages serves all of an owner. */
export function sharesOrigin({url, baseUrl}: Pick<Deployment, 'url' | 'baseUrl'>): boolean {
  return baseUrl !== '/' || new URL(url).hostname.endsWith('.github.io');
}

/**
 * What the keys of the site end with in the browser's storage, which belongs to the whole origin:
 * on a shared one the path of the site, so that nobody else's `theme` is taken for ours.
 */
export function storageNamespace(deployment: Pick<Deployment, 'url' | 'baseUrl'>): string | false {
  return sharesOrigin(deployment) && deployment.baseUrl;
}

/** Reads `SITE_URL`, `BASE_URL`, `ORGANIZATION_NAME` and `PROJECT_NAME`. */
export function readDeployment(environment: Environment): Deployment {
  const problems = deploymentProblems(environment);
  if (problems.length) {
    throw new Error(problems.join('\n'));
  }
  return {
    url: new URL(environment.SITE_URL || DEFAULT_ORIGIN).origin,
    baseUrl: environment.BASE_URL || '/',
    organizationName: environment.ORGANIZATION_NAME || 'virtual-stadium-docs',
    projectName: environment.PROJECT_NAME || 'virtual-stadium-docs',
  };
}

/**
 * Where the source of the site lives: what the owner says, else the repository that the deployment
 * names. A build that knows neither has no links to the source.
 */
export function readRepository(environment: Environment, owners: string | null): string | null {
  const {ORGANIZATION_NAME: owner, PROJECT_NAME: name} = environment;
  return owners ?? (owner && name ? `https://github.com/${owner}/${name}` : null);
}
