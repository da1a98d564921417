import { DEFAULT_EMBED } from '@perigee/core/base/embeds/schema';
import { greetingsEndpoints } from '@perigee/core/greetings/endpoints';
import { DEFAULT_PICTURE } from '@perigee/core/greetings/picture';
import {
  type ChannelGreeting,
  DEFAULT_GREETINGS,
  type Greetings,
  type JoinGreeting,
} from '@perigee/core/greetings/schema';
import { greetingsSection } from '@perigee/core/greetings/section';
import type { ApiClient } from '../api-client.ts';
import type { GuildFixture } from '../fixtures.ts';
import { BOT_ID, type World } from '../world.ts';

const { save } = greetingsSection;
const { test: tryOut } = greetingsEndpoints;

/** An enabled greeting in the guild's first channel. */
export const buildGreeting = (
  { channelId }: GuildFixture,
  changes: Partial<ChannelGreeting> = {},
): ChannelGreeting => ({
  enabled: true,
  message: 'Hello {{ member.mention }}',
  embed: DEFAULT_EMBED,
  channel: channelId,
  ...changes,
});

type Changes = Partial<Omit<Greetings, 'join'>> & { join?: ChannelGreeting & Partial<JoinGreeting> };

export async function saveGreetings(api: ApiClient, guild: GuildFixture, { join, ...changes }: Changes): Promise<void> {
  const own = { ...DEFAULT_GREETINGS, ...changes };
  const body = join === undefined ? own : { ...own, join: { picture: DEFAULT_PICTURE, ...join } };
  const reply = await api.call(guild.owner.token, save, { params: { guildId: guild.id }, body });
  if (reply.status !== 200) throw new Error(`The greetings were refused with ${reply.status}`);
}

/** The bot's messages in the guild's channel. */
export const posted = ({ simulator }: World, { channelId }: GuildFixture) =>
  simulator.world.messages(channelId).filter(({ authorId }) => authorId === BOT_ID);

export const tryJoin = (api: ApiClient, guild: GuildFixture, token: string | null = guild.owner.token) =>
  api.call(token, tryOut, { params: { guildId: guild.id }, body: { type: 'join' } });
