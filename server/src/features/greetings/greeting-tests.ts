import type { API } from '@discordjs/core/http-only';
import type { ChannelGreeting, ChannelGreetingName } from '@perigee/core/greetings/schema';
import type { ActMessage } from '../../acts/act-attempt.ts';
import type { SettingsCache } from '../../bot/settings-cache.ts';
import { postRefusalOf } from '../../discord/post-refusal.ts';
import { toPlatformError } from '../../discord/platform-error.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import { type GuildDescription, type GuildDirectory, postRefusal } from '../directory/index.ts';
import { welcomeMessage } from './compose-greeting.ts';
import { greetingRefusal } from './greeting-refusal.ts';
import { farewellOf } from './occasion.ts';
import { renderFarewell } from './render-greeting.ts';
import { visitorOf } from './visitor.ts';

interface GreetingTest {
  guildId: string;
  /** Who tests, and is greeted. */
  userId: string;
  name: ChannelGreetingName;
}

export interface GreetingTests {
  /**
   * Posts the saved greeting in its channel as if the person had just come or gone.
   * @throws AppError `conflict` with the reason as its issue, or `tooManyRequests` within 10 s of the last one.
   */
  run(test: GreetingTest): Promise<void>;
}

interface GreetingTestsDependencies {
  api: API;
  directory: GuildDirectory;
  settings: SettingsCache;
  throttle: Throttle;
  cdnUrl: string;
}

export function createGreetingTests({
  api,
  directory,
  settings: settingsCache,
  throttle,
  cdnUrl,
}: GreetingTestsDependencies): GreetingTests {
  return {
    async run({ guildId, userId, name }) {
      const [guild, member, settings] = await Promise.all([
        directory.get(guildId),
        directory.member(guildId, userId),
        settingsCache.get(guildId),
      ]);
      const channelId = channelOf(settings.greetings[name], name, guild);

      const visitor = visitorOf(member, guild.memberCount);
      const composeFarewell = async () => {
        const leaving = { visitor, leftAt: Date.now(), removal: null, locale: settings.language.interface };
        const occasion = await farewellOf(directory, { guildId, guild, cdnUrl }, leaving);
        return renderFarewell(settings.greetings.leave, occasion);
      };
      const message =
        name === 'join'
          ? await welcomeMessage({ guildId, guild, settings, channelId, visitor }, cdnUrl)
          : await composeFarewell();
      if (message === null) throw greetingRefusal(name, 'greetingEmpty');

      await throttle.claim(`greetings.${name}:${guildId}:${userId}`);
      await post(api, { channelId, message, name });
    },
  };
}

/** Where it would be posted, after everything that can be known beforehand; so that no turn is lost on it. */
function channelOf({ channel, enabled }: ChannelGreeting, name: ChannelGreetingName, guild: GuildDescription): string {
  if (channel === null) throw greetingRefusal(name, 'channelRequired');
  if (!enabled) throw greetingRefusal(name, 'greetingOff');
  const closed = postRefusal(guild, channel);
  if (closed !== null) throw greetingRefusal(name, closed);
  return channel;
}

async function post(
  api: API,
  { channelId, message, name }: { channelId: string; message: ActMessage; name: ChannelGreetingName },
): Promise<void> {
  try {
    await api.channels.createMessage(channelId, message);
  } catch (error) {
    const refusal = postRefusalOf(error);
    throw refusal === null ? toPlatformError(error) : greetingRefusal(name, refusal, error);
  }
}
