import { snowflake } from '@perigee/core/base/ids/snowflake';
import { customId, wholeNumber } from '../../../../bot/components/custom-id.ts';

/** A page of a member's history, from 0; `isPublic` is 1 if everybody in the channel can read it. */
export const historyPageId = customId({
  feature: 'cases',
  action: 'page',
  version: 1,
  args: { askerId: snowflake, memberId: snowflake, page: wholeNumber, isPublic: wholeNumber },
});
