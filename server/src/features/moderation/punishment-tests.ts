import type { API } from '@discordjs/core/http-only';
import { DiscordAPIError } from '@discordjs/rest';
import { makeIssue } from '@perigee/core/issues/issue';
import { renderMessage } from '@perigee/core/messages/render-message';
import type { AnnouncedPunishment } from '@perigee/core/moderation/schema';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { SettingsCache } from '../../bot/settings-cache.ts';
import { toPlatformError } from '../../discord/platform-error.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import type { GuildDirectory } from '../directory/index.ts';
import { guildNames, guildValues, memberValues } from '../templates/index.ts';
import { samplePunishment } from './sample-punishment.ts';

interface PunishmentTest {
  guildId: string;
  /** Who tests, and gets the message. */
  userId: string;
  type: AnnouncedPunishment;
}

export interface PunishmentTests {
  /**
   * Sends the saved message on a kick or ban to the tester's own inbox, as if they had punished themselves.
   * @throws AppError `forbidden` without boost, `conflict` where there is nothing to send or the inbox is closed,
   * `tooManyRequests` within 10 s of the last one.
   */
  run(test: PunishmentTest): Promise<void>;
}

interface PunishmentTestsDependencies {
  api: API;
  directory: GuildDirectory;
  settings: SettingsCache;
  throttle: Throttle;
  cdnUrl: string;
}

export function createPunishmentTests({
  api,
  directory,
  settings,
  throttle,
  cdnUrl,
}: PunishmentTestsDependencies): PunishmentTests {
  return {
    async run({ guildId, userId, type }) {
      const [guild, member, stored] = await Promise.all([
        directory.get(guildId),
        directory.member(guildId, userId),
        settings.get(guildId),
      ]);
      if (!stored.boost) {
        const issues = [makeIssue(`punishmentMessages.${type}`, 'boostRequired')];
        throw new AppError('forbidden', 'These messages need boost', { issues });
      }
      const info = guild.infoFor(member, stored);
      const tester = memberValues(member, cdnUrl);
      const { joined: _, ...moderator } = tester;
      const values = {
        member: tester,
        guild: guildValues({ ...info, memberCount: guild.memberCount }, cdnUrl),
        moderator,
        punishment: samplePunishment(type, stored.language.interface),
      };
      const message = renderMessage(stored.punishmentMessages[type], {
        place: 'punishment',
        values,
        names: guildNames(info),
      });
      if (message === null) throw refusal(type, 'messageEmpty');

      await throttle.claim(`punishments.${type}:${guildId}:${userId}`);
      try {
        const inbox = await api.users.createDM(userId);
        await api.channels.createMessage(inbox.id, message);
      } catch (error) {
        const isClosed = error instanceof DiscordAPIError && error.code === Code.CannotSendMessagesToThisUser;
        throw isClosed ? refusal(type, 'inboxClosed', error) : toPlatformError(error);
      }
    },
  };
}

const REFUSALS = {
  messageEmpty: 'There is nothing to send: write a text or switch the embed on, and save',
  inboxClosed: 'The platform does not let the bot write to you: allow direct messages from this server',
} as const;

function refusal(type: AnnouncedPunishment, code: keyof typeof REFUSALS, cause?: unknown): AppError {
  return new AppError('conflict', REFUSALS[code], { issues: [makeIssue(`punishmentMessages.${type}`, code)], cause });
}
