import { snowflake } from '@perigee/core/base/ids/snowflake';
import * as z from 'zod/mini';
import { customId, wholeNumber } from '../../../bot/components/custom-id.ts';

const rowId = z.string().check(z.regex(/^\d{1,19}$/));

/** Shows rows older or newer than the given one; `page` is the number shown for that page. */
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
