/**
 * The header of the token: its type, and how it's signed.
 *
 * Your server sets every field.
 *
 * @source Authentication documentation.
 *
 * @example
 * ```ts
 * const header: TokenHeader = {alg: 'RS256', typ: 'JWT'};
 * ```
 */
export interface TokenHeader {
  /** Signature algorithm: only RSA with SHA-256. */
  alg: 'RS256';

  /** Token type. */
  typ: 'JWT';
}

/**
 * The claims of the token with which a user signs in to the widget, and a server to the REST API.
 *
 * Your server sets all claims that aren't optional, and signs them. Claims are encoded, not
 * encrypted: anyone who has the token can read them.
 *
 * @source Authentication documentation; its table is cut off, so further claims might exist, and one
 * sample leaves out `env`.
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
   * Issuer: identifies your organization or application. Sportradar normally gives you the value
   * when you submit your public key.
   */
  iss: string;

  /**
   * Environment, which selects the public key that verifies the token: the one that you submitted
   * for development or the one for production. Always send it.
   */
  env: 'dev' | 'prod';

  /**
   * Time of issue, in whole seconds since 1970-01-01 UTC. The lifetime counts from here: by default
   * at most 16 hours.
   */
  iat: number;

  /**
   * End of validity, in whole seconds since 1970-01-01 UTC. It can shorten the lifetime but not
   * extend it. If omitted, the maximum lifetime applies.
   */
  exp?: number;

  /**
   * What the token can be used for, separated by spaces: `vs` for Virtual Stadium, `av` for audio
   * and video in the live match tracker, `sb` for Bet Concierge, another product. For example
   * `av vs`.
   */
  scope: string;

  /** Unique ID of the end user, or a salted hash of it. */
  sub: string;

  /** Unique ID of the user in the chat, usually the same as `sub`. */
  userId: string;

  /**
   * API key of the operator, which a supervisor copies in the Moderation UI. A key belongs to one
   * operator only. Every user can read it here, so use a different key for servers than for users.
   */
  apiKey: string;

  /** Name that other users see in the chat. */
  displayName: string;

  /**
   * User type, spelled exactly like this. Use `Normal` for everyone who chats; an older guide also
   * lists `vip`, without saying what it changes. The older channel API requires `MODERATOR`, which
   * isn't the Moderator role of the Moderation UI: use it only for your servers.
   */
  userType: 'Normal' | 'vip' | 'MODERATOR';
}
