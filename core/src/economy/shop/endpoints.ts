import * as z from 'zod/mini';
import { endpoint } from '../../base/http/endpoint.ts';
import { roleIdList } from '../../base/ids/id-list.ts';
import { guildParams } from '../../base/ids/snowflake.ts';
import { anyInteger, nonNegativeInteger } from '../../base/numbers/integers.ts';

/** The member whose view of the shop a manager previews. */
const visitorSchema = z.strictObject({
  roles: roleIdList,
  xp: nonNegativeInteger,
  balance: anyInteger,
  /** From 0; a page beyond the last is the last. */
  page: nonNegativeInteger,
});

const shownItem = z.object({
  name: z.string(),
  canBuy: z.boolean(),
  color: z.number(),
  title: z.string(),
  description: z.string(),
  /** The URL of its picture; null where none is shown. */
  iconUrl: z.nullable(z.string()),
});
export type ShownItem = z.infer<typeof shownItem>;

export const shopEndpoints = {
  preview: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/shop/preview',
    access: { tab: 'economy' },
    summary: 'See the shop as a member with these roles and that much sees it in the chat',
    schema: {
      params: guildParams,
      body: visitorSchema,
      response: {
        200: z.object({ content: z.string(), items: z.array(shownItem), page: z.int(), pages: z.int() }),
      },
    },
  }),
};
