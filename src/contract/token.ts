/**
 * The header of the token: what it is, and how it is signed.
 *
 * @remarks
 * Source: published authentication pages.
 *
 * @example
 * ```ts
 * const header: TokenHeader = {alg: 'RS256', typ: 'JWT'};
 * ```
 */
export interface TokenHeader {
  /** Algorithm of the signature: RSA with SHA-256, and no other. Set by your server. */
  alg: 'RS256';

  /** Kind of token. Set by your server. */
  typ: 'JWT';
}

/**
 * The claims of the token with which a user signs in to the widget, and a server to the REST API.
 *
 * Your server sets every claim and signs them. Claims are encoded, not encrypted: whoever holds the
 * token can read them.
 *
 * @remarks
 * Source: published authentication pages; the published table breaks off, so further claims may
 * exist.
 *
 * @example
 * ```ts
 * const claims: TokenClaims = {
 *   iss: 'example-bet',
 *   env: 'dev',
 *   iat: 1718477100,
 *   exp: 1718480700,
 *   scope: 'vs',
 *   sub: 'user-1001',
 *   userId: 'user-1001',
 *   apiKey: 'YOUR_API_KEY',
 *   displayName: 'Ana',
 *   userType: 'Normal',
 * };
 * ```
 */
export interface TokenClaims {
  /**
   * Issuer: names your organization or application. The vendor normally gives you the value when
   * you hand in your public key.
   */
  iss: string;

  /**
   * Environment, which picks the public key that verifies the token: the one you handed in for
   * development or the one for production. One published sample leaves it out; always send it.
   */
  env: 'dev' | 'prod';

  /**
   * Time of issue, in whole seconds since 1970-01-01 UTC. The lifetime counts from here: by default
   * at most 16 hours.
   */
  iat: number;

  /**
   * End of validity, in whole seconds since 1970-01-01 UTC. It can shorten the lifetime, not extend
   * it. When it is missing, the maximum lifetime applies.
   */
  exp?: number;

  /**
   * What the token is good for, separated by spaces: `vs` for Virtual Stadium, `av` for audio and
   * video in the live match tracker, `sb` for Bet Concierge, another product. For example `av vs`.
   */
  scope: string;

  /** Unique id of the end user, or a salted hash of it. */
  sub: string;

  /** Unique id of the user in the chat, usually the same as `sub`. */
  userId: string;

  /**
   * API key of the operator, which a supervisor copies in the Moderation UI. A key belongs to one
   * operator only. Every user can read it here, so servers take another key than users.
   */
  apiKey: string;

  /** Name that other users see in the chat. */
  displayName: string;

  /**
   * Kind of user, spelled as here. `Normal` fits everybody who chats; an older guide also prints
   * `vip`, without saying what it changes. The older channel API asks for `MODERATOR`, which is not
   * the role Moderator of the Moderation UI: keep it for your servers.
   */
  userType: 'Normal' | 'vip' | 'MODERATOR';
}
