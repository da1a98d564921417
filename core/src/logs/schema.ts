import * as z from 'zod/mini';
import { labelled } from '../base/schemas/field-metadata.ts';
import { withDefault } from '../base/schemas/with-default.ts';
import { issueCode } from '../base/issues/issue-codes.ts';
import { channelIdList } from '../base/ids/id-list.ts';
import { channelId } from '../base/ids/snowflake.ts';
import { LOG_CATEGORIES, LOG_EVENT_FACTS, LOG_EVENTS, type LogEvent } from './events.ts';

/** Where one kind of event is logged. The channel is kept while the event is off, for when it is switched on again. */
export const logSettingSchema = z
  .strictObject({
    enabled: labelled('enabled', z.boolean()),
    channel: labelled('channel', z.nullable(channelId)),
  })
  .check(
    z.refine(({ enabled, channel }) => !enabled || channel !== null, {
      path: ['channel'],
      error: issueCode('channelRequired'),
    }),
  );
export type LogSetting = z.infer<typeof logSettingSchema>;

const OFF: LogSetting = { enabled: false, channel: null };

/**
 * Categories whose events must all be present in a save (docs/rules/logs.md#events). Events of other categories are off
 * when left out, as they always were.
 */
const SPECIFIED: ReadonlySet<string> = new Set(['messages', 'roles', 'moderation']);

function settingOf(event: LogEvent, isOptional: boolean): z.ZodMiniType<LogSetting, LogSetting> {
  return labelled(LOG_EVENT_FACTS[event].title, isOptional ? withDefault(logSettingSchema, OFF) : logSettingSchema);
}

const listShape = byEvent((event, category) => settingOf(event, !SPECIFIED.has(category)));

export const logsSchema = z.strictObject({
  list: labelled({ en: 'Events', ru: 'События' }, z.strictObject(listShape)),
  /** Events in these channels are not logged. */
  ignore: labelled(
    { en: 'Ignored', ru: 'Исключения' },
    z.strictObject({ channels: labelled('channels', channelIdList) }),
  ),
  /** Log channels that are posted to through the bot's own webhook, with the server's name and icon. */
  webhooks: labelled({ en: 'Use webhooks', ru: 'Через вебхуки' }, withDefault(channelIdList, [])),
});
export type Logs = z.infer<typeof logsSchema>;

export const DEFAULT_LOGS: Logs = { list: byEvent(() => OFF), ignore: { channels: [] }, webhooks: [] };

function byEvent<Value>(make: (event: LogEvent, category: string) => Value): Record<LogEvent, Value>;
function byEvent(make: (event: LogEvent, category: string) => unknown): Record<string, unknown> {
  const entries = LOG_CATEGORIES.flatMap((category) =>
    LOG_EVENTS[category].map((event) => [event, make(event, category)] as const),
  );
  return Object.fromEntries(entries);
}
