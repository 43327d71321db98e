import {describe, expectTypeOf, test} from 'vitest';
import type {TokenClaims, TokenHeader} from '../../src/contract/integration';

const claims = {
  iss: 'example-bet',
  env: 'dev',
  iat: 1718477100,
  scope: 'vs',
  sub: 'user-1001',
  userId: 'user-1001',
  apiKey: 'YOUR_API_KEY',
  displayName: 'Ana',
  userType: 'Normal',
} satisfies TokenClaims;

describe('TokenHeader', () => {
  test('is signed with RS256 alone', () => {
    expectTypeOf<TokenHeader['alg']>().toEqualTypeOf<'RS256'>();
    // @ts-expect-error: a shared secret would have to be in the vendor's hands.
    expectTypeOf({alg: 'HS256', typ: 'JWT'} as const).toExtend<TokenHeader>();
  });
});

describe('TokenClaims', () => {
  test('an earlier end is optional, every other claim is required', () => {
    expectTypeOf({...claims, exp: 1718480700}).toExtend<TokenClaims>();
    const {env, ...withoutEnv} = claims;
    expectTypeOf(env).toExtend<TokenClaims['env']>();
    // @ts-expect-error: one published sample leaves it out; the others require it.
    expectTypeOf(withoutEnv).toExtend<TokenClaims>();
  });

  test('times are numbers, not text', () => {
    // @ts-expect-error: seconds, not an ISO date.
    expectTypeOf({...claims, iat: '2024-06-15T18:45:00Z'}).toExtend<TokenClaims>();
  });

  test('knows the published environments and kinds of user', () => {
    // @ts-expect-error: only two values are published, and none for staging.
    expectTypeOf({...claims, env: 'staging'} as const).toExtend<TokenClaims>();
    // @ts-expect-error: spelled as printed.
    expectTypeOf({...claims, userType: 'normal'} as const).toExtend<TokenClaims>();
  });
});
