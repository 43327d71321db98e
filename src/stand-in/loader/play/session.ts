import type {ChatUser} from '../../../contract/integration';
import {mistakesInToken, readToken} from '../../rules/token';
import {page, textOf, type Log} from '../log';
import type {Props} from '../stage';
import {DEFAULT_USER} from './scene';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

function userOf(claims: Readonly<Record<string, unknown>>): ChatUser {
  return {
    userId: text(claims.userId) ?? DEFAULT_USER.userId,
    displayName: text(claims.displayName) ?? DEFAULT_USER.displayName,
    userType: claims.userType === 'vip' ? 'vip' : 'Normal',
  };
}

/** The user of a widget, as far as its token says who that is. */
export class Session {
  user: ChatUser = DEFAULT_USER;
  /** What is wrong with the token; empty if nothing is. */
  problem = '';

  constructor(
    private readonly log: Log,
    private readonly where: string,
  ) {}

  /** Takes the token that the page passes, or asks for it. */
  async start(props: Props): Promise<void> {
    let token: unknown;
    try {
      const {jwt, getJwt} = props;
      token = await (typeof getJwt === 'function' ? (getJwt as () => unknown)() : jwt);
    } catch (error) {
      this.refuse(`getJwt fails with ${textOf(error)}. Return a promise of a token`);
      return;
    }
    if (token === undefined) {
      this.refuse(
        `${props.getJwt ? 'getJwt returns' : 'there’s'} no token. Pass one that your server signs`,
      );
      return;
    }
    const mistakes = mistakesInToken(token);
    for (const {problem, expected, found, remedy, link} of mistakes) {
      const what = `${this.where}, token: ${problem}.`;
      this.log.remark(`${what} Expected ${expected}; found ${found}. ${remedy}.`, link);
    }
    const claims = readToken(token)?.claims;
    this.user = claims ? userOf(claims) : DEFAULT_USER;
    this.problem = mistakes.map(({problem}) => problem).join(', ');
    if (claims) {
      const key = text(claims.apiKey);
      const data = {...claims, ...(key && {apiKey: `…${key.slice(-4)}`})};
      const title = 'The token is read. Its signature can’t be verified without the key';
      this.log.add('hook', title, {data, link: page('authentication#6-check-a-token')});
    }
  }

  private refuse(what: string): void {
    this.problem = what;
    this.log.remark(`${this.where}, token: ${what}.`, page('authentication#4-renew-it'));
  }
}
