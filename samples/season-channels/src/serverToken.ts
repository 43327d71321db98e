import {createSign} from 'node:crypto';

export interface ServerIdentity {
  issuer: string;
  apiKey: string;
  env: 'dev' | 'prod';
  /** In PEM. */
  privateKey: string;
}

const lifetime = 60 * 60;
const renewBefore = 5 * 60;

/** Gives a token that is valid for some minutes more, and signs a new one only when it must. */
export function createTokenSource(
  identity: ServerIdentity,
  nowInSeconds = () => Math.floor(Date.now() / 1000),
): () => string {
  let token = '';
  let expires = 0;

  return () => {
    const now = nowInSeconds();
    if (now < expires - renewBefore) return token;
    expires = now + lifetime;
    const claims = {
      iss: identity.issuer,
      env: identity.env,
      iat: now,
      exp: expires,
      scope: 'vs',
      sub: 'backend-1',
      userId: 'backend-1',
      apiKey: identity.apiKey,
      displayName: 'Channel scheduler',
      userType: 'MODERATOR',
    };
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const signed = `${encode({alg: 'RS256', typ: 'JWT'})}.${encode(claims)}`;
    const signature = createSign('RSA-SHA256')
      .update(signed)
      .sign(identity.privateKey, 'base64url');
    token = `${signed}.${signature}`;
    return token;
  };
}
