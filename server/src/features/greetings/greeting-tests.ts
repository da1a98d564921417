import type { API } from '@discordjs/core/http-only';
import type { APIGuildMember } from 'discord-api-types/v10';
import type { GreetingDraft, GreetingName } from '@perigee/core/greetings/schema';
import type { SentMessage } from '@perigee/core/base/messages/sent-message';
import type { JobMessage } from '../../jobs/job-attempt.ts';
import type { SettingsCache } from '../../bot/settings-cache.ts';
import { inboxOf } from '../../discord/inbox.ts';
import { isInboxClosed } from '../../discord/inbox-closed.ts';
import { postRefusalOf } from '../../discord/post-refusal.ts';
import { toPlatformError } from '../../discord/platform-error.ts';
import { sentMessage } from '../../discord/sent-message.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import { chosenChannelRefusal, type GuildDescription, type GuildDirectory, postRefusal } from '../community/index.ts';
import { type TestedGreeting, testedGreeting } from './tested-greeting.ts';
import { welcomeMessage } from './compose-greeting.ts';
import { farewellOf, occasionOf } from './occasion.ts';
import { renderFarewell, renderGreeting } from './render-greeting.ts';
import { visitorOf } from './visitor.ts';
import { makeIssue } from '@perigee/core/base/issues/issue';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { AppError } from '../../errors/app-error.ts';

export interface GreetingTest {
  guildId: string;
  /** The person who tests, and is greeted. */
  userId: string;
  name: GreetingName;
  /** Unsaved settings to send instead of the saved ones. */
  draft?: GreetingDraft | undefined;
}

export interface GreetingTests {
  /**
   * Sends the greeting to its real destination as if the person had just joined or left, and returns what was sent.
   * @throws AppError `conflict` with the reason as its issue, `invalid` where a template of the draft does not compile,
   * or `tooManyRequests` within 10 s of the last one.
   */
  run(test: GreetingTest): Promise<SentMessage>;
}

interface GreetingTestsDependencies {
  api: API;
  directory: GuildDirectory;
  settings: SettingsCache;
  throttle: Throttle;
  cdnUrl: string;
}

/** Sends greetings as a test, about the member who asks for it. */
export function createGreetingTests(dependencies: GreetingTestsDependencies): GreetingTests {
  const { api, directory, settings: settingsCache, throttle, cdnUrl } = dependencies;
  return {
    async run({ guildId, userId, name, draft }) {
      const [guild, member, settings] = await Promise.all([
        directory.get(guildId),
        directory.member(guildId, userId),
        settingsCache.get(guildId),
      ]);
      const greeting = testedGreeting(name, { saved: settings.greetings, draft, guild, member });
      requireSendable(name, greeting, guild);
      requireChosen(name, greeting, { guild, member, saved: settings.greetings });
      const message = await sampleGreeting({ directory, cdnUrl }, { guildId, guild, member, settings, name, greeting });
      if (message === null) throw greetingRefusal(name, 'greetingEmpty');

      await throttle.claim(`greetings.${name}:${guildId}:${userId}`);
      return send(api, { userId, name, channelId: greeting.channel, message });
    },
  };
}

/** Everything that can be checked beforehand, so that a refusal does not use up the throttle. */
function requireSendable(name: GreetingName, { channel, enabled }: TestedGreeting, guild: GuildDescription) {
  if (name !== 'dm' && channel === null) throw greetingRefusal(name, 'channelRequired');
  if (!enabled) throw greetingRefusal(name, 'greetingOff');
  const closed = channel === null ? null : postRefusal(guild, channel);
  if (closed !== null) throw greetingRefusal(name, closed);
}

/** A draft may only be tested in a channel that could be saved: the saved one, or one the person can write in. */
function requireChosen(
  name: GreetingName,
  { channel }: TestedGreeting,
  { guild, member, saved }: { guild: GuildDescription; member: APIGuildMember; saved: GuildSettings['greetings'] },
) {
  if (name === 'dm' || channel === null || channel === saved[name].channel) return;
  const refusal = chosenChannelRefusal(guild, member, channel);
  if (refusal !== null) throw greetingRefusal(name, refusal);
}

interface SentGreeting {
  userId: string;
  name: GreetingName;
  /** Null for a direct message. */
  channelId: string | null;
  message: JobMessage;
}

async function send(api: API, { userId, name, channelId, message }: SentGreeting): Promise<SentMessage> {
  try {
    return sentMessage(await api.channels.createMessage(channelId ?? (await inboxOf(api, userId)), message));
  } catch (error) {
    const refusal = isInboxClosed(error) ? 'inboxClosed' : postRefusalOf(error);
    throw refusal === null ? toPlatformError(error) : greetingRefusal(name, refusal, error);
  }
}

/** Why a greeting cannot be tested: the field at fault, and the message for callers of the API. */
const REFUSALS = {
  channelRequired: { field: 'channel', message: 'The greeting has no channel' },
  greetingOff: { field: 'enabled', message: 'The greeting is switched off' },
  unknownChannel: { field: 'channel', message: 'The channel of the greeting no longer exists' },
  channelTakesNoMessages: { field: 'channel', message: 'The channel of the greeting does not accept messages' },
  botCanNotPost: { field: 'channel', message: 'The bot cannot post this in the channel' },
  memberCanNotPost: { field: 'channel', message: 'You cannot write in this channel' },
  inboxClosed: { field: 'message', message: 'Discord does not let the bot message you' },
  greetingEmpty: { field: 'message', message: 'The greeting is empty' },
} as const;
type GreetingRefusal = keyof typeof REFUSALS;

/** The saved settings, or the guild, do not allow the request. */
function greetingRefusal(name: string, code: GreetingRefusal, cause?: unknown): AppError {
  const { field, message } = REFUSALS[code];
  return new AppError('conflict', message, { issues: [makeIssue(`${name}.${field}`, code)], cause });
}

interface SampleInput {
  guildId: string;
  guild: GuildDescription;
  member: APIGuildMember;
  settings: GuildSettings;
  name: GreetingName;
  greeting: TestedGreeting;
}

/** A greeting as if this person had just joined or left; null where it is empty. */
async function sampleGreeting(
  { directory, cdnUrl }: { directory: GuildDirectory; cdnUrl: string },
  { guildId, guild, member, settings, name, greeting }: SampleInput,
): Promise<JobMessage | null> {
  const visitor = visitorOf(member, guild.memberCount);
  // The reply repeats the message, which therefore names only channels that the person can see.
  const place = { guildId, guild: { ...guild, channels: guild.channelsFor(member) }, cdnUrl };
  if (name === 'dm') return renderGreeting(greeting, occasionOf(place, visitor));
  if (name === 'leave') {
    const leaving = { visitor, leftAt: Date.now(), removal: null, locale: settings.language.interface };
    return renderFarewell(greeting, await farewellOf(directory, place, leaving));
  }
  return welcomeMessage({ ...place, settings, channelId: greeting.channel ?? '', visitor }, cdnUrl, greeting);
}
