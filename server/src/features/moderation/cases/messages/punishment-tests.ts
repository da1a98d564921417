import type { API } from '@discordjs/core/http-only';
import { makeIssue } from '@perigee/core/base/issues/issue';
import { type MessageDraft, messageTemplates } from '@perigee/core/base/messages/custom-message';
import { type RenderedMessage, renderMessage } from '@perigee/core/base/messages/render-message';
import type { SentMessage } from '@perigee/core/base/messages/sent-message';
import type { AnnouncedPunishment } from '@perigee/core/moderation/punishments/schema';
import { templateIssues } from '@perigee/core/base/templates/check-template';
import { roleIssues } from '@perigee/core/base/templates/named-roles';
import { moderationSection } from '@perigee/core/moderation/punishments/section';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import { TEMPLATE_GROUPS } from '@perigee/core/base/templates/catalogue';
import type { GroupValues } from '@perigee/core/base/templates/rendering/values';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import type { APIGuildMember } from 'discord-api-types/v10';
import type { SettingsCache } from '../../../../bot/settings-cache.ts';
import { inboxOf } from '../../../../discord/inbox.ts';
import { isInboxClosed } from '../../../../discord/inbox-closed.ts';
import { toPlatformError } from '../../../../discord/platform-error.ts';
import { sentMessage } from '../../../../discord/sent-message.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { REPLY_MESSAGES } from '../../../../http/reply-messages.ts';
import type { Throttle } from '../../../../throttle/throttle.ts';
import {
  type GuildDescription,
  type GuildDirectory,
  guildNames,
  guildValues,
  memberValues,
} from '../../../community/index.ts';

interface PunishmentTest {
  guildId: string;
  /** The tester, who receives the message. */
  userId: string;
  type: AnnouncedPunishment;
  /** An unsaved message to send instead of the saved one. */
  draft?: MessageDraft | undefined;
}

export interface PunishmentTests {
  /**
   * Sends the message about a kick or ban to the tester, as if they had punished themselves; returns what was sent.
   * @throws AppError `forbidden` without boost, `conflict` where there is nothing to send or the inbox is closed,
   * `invalid` where a template of the draft does not compile or names a role that the tester may not ping,
   * `tooManyRequests` within 10 s of the last one.
   */
  run(test: PunishmentTest): Promise<SentMessage>;
}

interface PunishmentTestsDependencies {
  api: API;
  directory: GuildDirectory;
  settings: SettingsCache;
  throttle: Throttle;
  cdnUrl: string;
}

/** Creates the service that sends punishment messages as a test. */
export function createPunishmentTests(dependencies: PunishmentTestsDependencies): PunishmentTests {
  const { api, directory, settings, throttle, cdnUrl } = dependencies;
  return {
    async run({ guildId, userId, type, draft }) {
      const [guild, member, stored] = await Promise.all([
        directory.get(guildId),
        directory.member(guildId, userId),
        settings.get(guildId),
      ]);
      if (!stored.boost) {
        const issues = [makeIssue(`punishmentMessages.${type}`, 'boostRequired')];
        throw new AppError('forbidden', 'These messages need boost', { issues });
      }
      if (draft !== undefined) refuseDraft(type, draft, { guild, member, settings: stored });
      const tester = memberValues(member, cdnUrl);
      const { joined: _, ...moderator } = tester;
      const values = {
        member: tester,
        guild: guildValues({ ...guild, id: guildId }, cdnUrl),
        moderator,
        punishment: samplePunishment(type, stored.language.interface),
      };
      const names = guildNames({ roles: guild.roles, channels: guild.channelsFor(member) });
      const message = renderMessage(draft ?? stored.punishmentMessages[type], { context: 'punishment', values, names });
      if (message === null) throw refusal(type, 'messageEmpty');

      await throttle.claim(`punishments.${type}:${guildId}:${userId}`);
      return send(api, { userId, type, message });
    },
  };
}

interface Tester {
  guild: GuildDescription;
  member: APIGuildMember;
  settings: GuildSettings;
}

/** Like a saved message, a draft may name only existing channels, and roles that the tester may ping. */
function refuseDraft(type: AnnouncedPunishment, draft: MessageDraft, { guild, member, settings }: Tester): void {
  const has = { roleIds: new Set(guild.roles.map(({ id }) => id)), channelIds: guild.channelIds };
  const uses = messageTemplates(draft, `punishmentMessages.${type}`, 'punishment');
  const issues = templateIssues(uses, has);
  if (issues.length > 0) throw new AppError('invalid', REPLY_MESSAGES.templateError, { issues });
  const pings = roleIssues(moderationSection.templates(settings), uses, guild.rolesFor(member));
  if (pings.length > 0) throw new AppError('invalid', REPLY_MESSAGES.invalidFields, { issues: pings });
}

interface SentTest extends Pick<PunishmentTest, 'userId' | 'type'> {
  message: RenderedMessage;
}

async function send(api: API, { userId, type, message }: SentTest): Promise<SentMessage> {
  try {
    return sentMessage(await api.channels.createMessage(await inboxOf(api, userId), message));
  } catch (error) {
    throw isInboxClosed(error) ? refusal(type, 'inboxClosed', error) : toPlatformError(error);
  }
}

const REFUSALS = {
  messageEmpty: 'The message is empty: add a text or enable the embed, and save',
  inboxClosed: 'Discord does not let the bot message you: allow direct messages from this server',
} as const;

function refusal(type: AnnouncedPunishment, code: keyof typeof REFUSALS, cause?: unknown): AppError {
  return new AppError('conflict', REFUSALS[code], { issues: [makeIssue(`punishmentMessages.${type}`, code)], cause });
}

/** How long the ban of a test lasts, in milliseconds (docs/rules/moderation.md#punishment-messages). */
const TEST_BAN_MS = 3_600_000;

/** A made-up punishment for testing a message. */
function samplePunishment(type: AnnouncedPunishment, locale: Locale): GroupValues<'punishment'> {
  const { number, reason } = TEMPLATE_GROUPS.punishment;
  const isBan = type === 'ban';
  return {
    type,
    number: number.sample,
    reason: reason.sample[locale],
    duration: isBan ? writeDuration(TEST_BAN_MS, locale) : null,
    ends: isBan ? new Date(Date.now() + TEST_BAN_MS) : null,
  };
}
