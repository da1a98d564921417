import { LOG_EVENT_FACTS, LOG_EVENTS, type LogEvent } from '@perigee/core/logs/events';
import { DEFAULT_LOGS, type Logs, type LogSetting } from '@perigee/core/logs/schema';
import { logsSection } from '@perigee/core/logs/section';
import type { ApiClient } from '../api-client.ts';
import { createGuild, type GuildFixture } from '../fixtures.ts';
import { BOT_ID, type World } from '../world.ts';

/** Time for entries to appear in the log, even on a busy machine, in milliseconds. */
export const LOGGED_WITHIN = { timeout: 60_000, interval: 50 };

/** A guild with three channels, of which the last is for the log. */
export function createLoggedGuild(
  world: Pick<World, 'simulator'>,
  rights: Pick<NonNullable<Parameters<typeof createGuild>[1]>, 'botPermissions'> = {},
): GuildFixture & { logId: string; elsewhereId: string } {
  const guild = createGuild(world, { channels: ['talk', 'elsewhere', 'log'], ...rights });
  const [, elsewhereId = '', logId = ''] = guild.channelIds;
  return { ...guild, elsewhereId, logId };
}

/** The events that tests save by default (docs/rules/logs.md#events); others would also log side effects of a test. */
const SPECIFIED: readonly LogEvent[] = [...LOG_EVENTS.messages, ...LOG_EVENTS.roles, ...LOG_EVENTS.moderation];

/** Enables logging of exactly these events in that channel; by default those above. */
export async function saveLogs(
  api: ApiClient,
  guild: GuildFixture,
  channel: string,
  { events = SPECIFIED, ...rest }: Partial<Pick<Logs, 'ignore' | 'webhooks'>> & { events?: readonly LogEvent[] } = {},
): Promise<void> {
  const on: LogSetting = { enabled: true, channel };
  const list = { ...DEFAULT_LOGS.list, ...Object.fromEntries(events.map((event) => [event, on])) };
  const body = { ...DEFAULT_LOGS, ...rest, list };
  const reply = await api.call(guild.owner.token, logsSection.save, { params: { guildId: guild.id }, body });
  if (reply.status !== 200) throw new Error(`the logs were not saved: ${JSON.stringify(reply.body)}`);
}

/** A log entry as posted in a channel. */
export interface Logged {
  messageId: string;
  title: string;
  text: string;
  color: unknown;
}

/** The entries in a log channel, oldest first. */
export function logged({ simulator }: Pick<World, 'simulator'>, channelId: string): Logged[] {
  return simulator.world.messages(channelId).flatMap(({ id, embeds }) =>
    embeds.map(({ title, description, color }) => ({
      messageId: id,
      title: typeof title === 'string' ? title : '',
      text: typeof description === 'string' ? description : '',
      color,
    })),
  );
}

/** The entries of one kind of event. */
export function loggedOf(world: Pick<World, 'simulator'>, channelId: string, event: LogEvent): Logged[] {
  return logged(world, channelId).filter(({ title }) => title === LOG_EVENT_FACTS[event].title.en);
}

/** The bot's messages in a channel. */
export function ownMessages({ simulator }: Pick<World, 'simulator'>, channelId: string) {
  return simulator.world.messages(channelId).filter(({ authorId }) => authorId === BOT_ID);
}

type Stored = Pick<World, 'services'>;

/** The stored entries of that event, oldest first. */
export function entriesOf({ services }: Stored, { id }: GuildFixture, event: LogEvent) {
  return services.database.db
    .selectFrom('log_entries')
    .select(['by_id as byId', 'certainty', 'target_id as targetId', 'channel_id as channelId', 'details'])
    .where('guild_id', '=', id)
    .where('event', '=', event)
    .orderBy('id')
    .execute();
}

/** Parts of bulk deletions that wait to be collected in one entry. */
export async function countBulkParts({ services }: Stored): Promise<number> {
  return (await services.database.db.selectFrom('log_bulk_parts').select('id').execute()).length;
}

/** Webhooks that the bot made for log channels. */
export async function countWebhooks({ services }: Stored): Promise<number> {
  return (await services.database.db.selectFrom('log_channels').select('webhook_id').execute()).length;
}
