import * as z from 'zod/mini';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { endpoint } from '../../base/http/endpoint.ts';
import { messageReply } from '../../base/http/replies.ts';
import { atMost } from '../../base/text/at-most.ts';

export const tokenPairSchema = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type TokenPair = z.infer<typeof tokenPairSchema>;

const opaqueText = z.string().check(z.minLength(1, { error: issueCode('required') }), atMost(2048, 'tooLong'));

export const sessionEndpoints = {
  exchange: endpoint({
    method: 'POST',
    url: '/oauth2/token',
    access: 'public',
    summary: 'Exchange the code of a sign-in for a token pair',
    errors: ['signInRefused'],
    schema: {
      body: z.strictObject({
        code: opaqueText,
        redirectURI: opaqueText,
        /** PKCE (RFC 7636): proves that the code is redeemed by the browser that requested it. */
        codeVerifier: z.optional(
          z.string().check(z.regex(/^[\w.~-]{43,128}$/, { error: issueCode('invalidVerifier') })),
        ),
      }),
      response: { 200: tokenPairSchema },
    },
  }),
  refresh: endpoint({
    method: 'PATCH',
    url: '/oauth2/token/refresh',
    access: 'public',
    summary: 'Trade a refresh token for a new pair',
    errors: ['signInRefused'],
    schema: { body: z.strictObject({ refreshToken: opaqueText }), response: { 200: tokenPairSchema } },
  }),
  revoke: endpoint({
    method: 'DELETE',
    url: '/oauth2/token/revoke',
    access: 'signedIn',
    summary: 'Revoke the token this call is made with',
    schema: { response: { 200: messageReply } },
  }),
};
