import { snowflake } from '@perigee/core/base/ids/snowflake';
import { customId, wholeNumber } from '../../../../bot/components/custom-id.ts';

/** The select below the list that does the chosen job; only for the user who asked for the list. */
export const chooseCustomJobId = customId({ feature: 'work', action: 'job', version: 1, args: { ownerId: snowflake } });

/** Shows another page of the list. Pages count from 1. */
export const customJobsPageId = customId({
  feature: 'work',
  action: 'jobs',
  version: 1,
  args: { ownerId: snowflake, page: wholeNumber },
});
