import * as z from 'zod/mini';
import { endpoint } from '../../base/http/endpoint.ts';

/** Every badge a user can wear (docs/rules/pages.md#user-page). */
export const BADGES = [
  'developer',
  'head_staff',
  'moderator',
  'support',
  'tester',
  'donator',
  'premium_donator',
  'bug_hunter',
] as const;
export const badgeSchema = z.enum(BADGES);
export type Badge = z.infer<typeof badgeSchema>;

export const badgesEndpoints = {
  list: endpoint({
    method: 'GET',
    url: '/private/badges',
    access: 'signedIn',
    summary: "The user's badges",
    schema: { response: { 200: z.array(badgeSchema) } },
  }),
};
