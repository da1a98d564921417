import * as z from 'zod/mini';
import { field, withFacts } from '../schemas/field.ts';
import { issueCode } from '../issues/issue-codes.ts';
import { channelIdList } from '../ids/id-list.ts';
import { snowflake } from '../ids/snowflake.ts';
import { ALL_LOG_EVENTS } from './events.ts';

/** Where one kind of event is written down. The channel is kept while it is off, for the day it is switched on again. */
export const logEntrySchema = z
  .strictObject({
    enabled: field('enabled', z.boolean()),
    channel: field('channel', z.nullable(snowflake)),
  })
  .check(
    z.refine(({ enabled, channel }) => !enabled || channel !== null, {
      path: ['channel'],
      error: issueCode('channelRequired'),
    }),
  );
export type LogEntry = z.infer<typeof logEntrySchema>;

export const logsSchema = z.strictObject({
  list: field(
    { en: 'Events', ru: 'События' },
    z.record(withFacts(z.enum(ALL_LOG_EVENTS), { choices: 'logEvent' }), logEntrySchema),
  ),
  /** Of what happens in these channels nothing is written down. */
  ignore: field({ en: 'Ignored', ru: 'Игнорируется' }, z.strictObject({ channels: field('channels', channelIdList) })),
});
export type Logs = z.infer<typeof logsSchema>;

const OFF: LogEntry = { enabled: false, channel: null };

export const DEFAULT_LOGS: Logs = {
  list: {
    messageDelete: OFF,
    messageEdit: OFF,
    messageDeleteBulk: OFF,
    roleCreate: OFF,
    roleEdit: OFF,
    roleDelete: OFF,
    moderationWarn: OFF,
    moderationMute: OFF,
    moderationKick: OFF,
    moderationBan: OFF,
    moderationUnmute: OFF,
    moderationUnban: OFF,
  },
  ignore: { channels: [] },
};
