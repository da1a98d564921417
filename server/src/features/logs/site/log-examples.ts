import type { API } from '@discordjs/core/http-only';
import type { LogEvent } from '@perigee/core/logs/events';
import { makeIssue } from '@perigee/core/base/issues/issue';
import { m } from '#texts';
import { messageOf } from '../../../bot/message-of.ts';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import { postRefusalOf } from '../../../discord/post-refusal.ts';
import { toPlatformError } from '../../../discord/platform-error.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import { chosenChannelRefusal, type GuildDirectory, postRefusal } from '../../community/index.ts';
import { drawEntry } from '../drawing/draw-entry.ts';
import { DEFAULT_TEXT_MAX } from '../drawing/drawing.ts';
import type { LogWebhooks } from '../webhooks/log-webhooks.ts';
import { exampleOf } from './example-entries.ts';

interface ExampleRequest {
  guildId: string;
  /** The person who asks, and appears in it. */
  userId: string;
  event: LogEvent;
}

export interface LogExamples {
  /**
   * Posts an example of an event in its log channel, where the person has to be able to write too.
   * @throws AppError `conflict` with the reason as its issue, or `tooManyRequests` within 10 s of the last one.
   */
  send(requested: ExampleRequest): Promise<void>;
}

interface ExampleDeps {
  api: API;
  directory: GuildDirectory;
  settings: Pick<SettingsCache, 'get'>;
  webhooks: Pick<LogWebhooks, 'find' | 'execute' | 'whileThere'>;
  throttle: Throttle;
  publicUrl: string;
  cdnUrl: string;
}

/** Why no example can be posted, for callers of the API. */
const REFUSALS = {
  channelRequired: 'This event has no channel',
  unknownChannel: 'The channel of this log no longer exists',
  channelTakesNoMessages: 'The channel of this log does not accept messages',
  memberCanNotPost: 'You cannot write in the channel of this log',
  botCanNotPost: 'The bot cannot post this in the channel',
} as const;
type Refusal = keyof typeof REFUSALS;

function refusal(event: LogEvent, code: Refusal, cause?: unknown): AppError {
  return new AppError('conflict', REFUSALS[code], { issues: [makeIssue(`list.${event}.channel`, code)], cause });
}

/** Sends examples of log entries, as they look in the chat. */
export function createLogExamples({
  api,
  directory,
  settings,
  webhooks,
  throttle,
  publicUrl,
  cdnUrl,
}: ExampleDeps): LogExamples {
  return {
    async send({ guildId, userId, event }) {
      const [guild, member, { logs, language }] = await Promise.all([
        directory.get(guildId),
        directory.member(guildId, userId),
        settings.get(guildId),
      ]);
      const { channel: channelId } = logs.list[event];
      if (channelId === null) throw refusal(event, 'channelRequired');
      const closed = chosenChannelRefusal(guild, member, channelId) ?? postRefusal(guild, channelId);
      if (closed !== null) throw refusal(event, closed);

      const locale = language.interface;
      const person = { id: userId, name: member.user.username };
      const entry = exampleOf(event, { person, channelId, locale, now: new Date() });
      const embed = drawEntry(entry, { guildId, locale, publicUrl, textMax: DEFAULT_TEXT_MAX });
      const body = messageOf({ embeds: [{ ...embed, footer: { text: m.log_example({}, { locale }) } }] });

      await throttle.claim(`logs.${event}:${guildId}:${userId}`);
      try {
        const webhook = await webhooks.find(guildId, channelId);
        const isSent =
          webhook !== null &&
          (await webhooks.whileThere(webhook, () => webhooks.execute({ api, site: { cdnUrl } }, webhook, body)));
        if (!isSent) await api.channels.createMessage(channelId, body);
      } catch (error) {
        const code = postRefusalOf(error);
        throw code === null ? toPlatformError(error) : refusal(event, code, error);
      }
    },
  };
}
