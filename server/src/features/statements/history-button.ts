import { snowflake } from '@perigee/core/ids/snowflake';
import * as z from 'zod/mini';
import { customId, wholeNumber } from '../../bot/components/custom-id.ts';

const rowId = z.string().check(z.regex(/^\d{1,19}$/));

/** Turns to the rows older than one, or newer than it; `page` is how that page is numbered. */
export const olderPageId = customId({
  feature: 'statements',
  action: 'older',
  version: 1,
  args: { askerId: snowflake, memberId: snowflake, rowId, page: wholeNumber },
});
export const newerPageId = customId({
  feature: 'statements',
  action: 'newer',
  version: 1,
  args: { askerId: snowflake, memberId: snowflake, rowId, page: wholeNumber },
});
