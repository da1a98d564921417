import { ApiError, requireFound } from '../../protocol/api-error.ts';
import { flag, list, readBody, shape, snowflake, text } from '../../protocol/form-body.ts';
import { json } from '../../protocol/reply.ts';
import { type Call, type Route, route } from '../../http/router.ts';
import { announceGuild } from '../../world/guild-settings.ts';
import { assertGuildPermission, guildOfBot } from '../bot-guards.ts';
import { maybe } from '../components/fields.ts';

const WELCOME = '/guilds/:guildId/welcome-screen';
const welcomeBody = shape({
  enabled: maybe(flag),
  description: maybe(text({ max: 140 })),
  welcome_channels: maybe(
    list(
      shape({
        channel_id: snowflake,
        description: text({ min: 1, max: 50 }),
        emoji_id: maybe(snowflake),
        emoji_name: maybe(text()),
      }),
      { max: 5 },
    ),
  ),
});

/** The guild's welcome screen, widget, and lists that are always empty here. */
export const guildPageRoutes: Route[] = [
  route('GET', WELCOME, 'bot', ({ platform, param }) =>
    json(requireFound(guildOfBot(platform, param('guildId')).welcomeScreen, 'unknownWelcomeScreen')),
  ),
  route('PATCH', WELCOME, 'bot', changeWelcomeScreen),
  route('GET', '/guilds/:guildId/onboarding', 'bot', ({ platform, param }) => {
    const guild = guildOfBot(platform, param('guildId'));
    return json({ guild_id: guild.id, prompts: [], default_channel_ids: [], enabled: false, mode: 0 });
  }),
  route('GET', '/guilds/:guildId/widget', 'bot', ({ platform, param }) => {
    assertGuildPermission(platform, guildOfBot(platform, param('guildId')), 'ManageGuild');
    return json({ enabled: false, channel_id: null });
  }),
  route('GET', '/guilds/:guildId/integrations', 'bot', ({ platform, param }) => {
    assertGuildPermission(platform, guildOfBot(platform, param('guildId')), 'ManageGuild');
    return json([]);
  }),
  route('GET', '/guilds/:guildId/soundboard-sounds', 'bot', ({ platform, param }) => {
    guildOfBot(platform, param('guildId'));
    return json({ items: [] });
  }),
  route('GET', '/soundboard-default-sounds', 'bot', () => json([])),
];

function changeWelcomeScreen({ platform, param, body }: Call<'guildId'>) {
  const guild = guildOfBot(platform, param('guildId'));
  assertGuildPermission(platform, guild, 'ManageGuild');
  const { enabled, description, welcome_channels: channels } = readBody(body, welcomeBody);
  if ((channels ?? []).some(({ channel_id: id }) => platform.world.channels[id]?.guildId !== guild.id)) {
    throw new ApiError('unknownChannel');
  }
  const shown = (channels ?? []).map((channel) => ({
    channel_id: channel.channel_id,
    description: channel.description,
    emoji_id: channel.emoji_id ?? null,
    emoji_name: channel.emoji_name ?? null,
  }));
  const before = guild.welcomeScreen ?? { description: null, welcome_channels: [] };
  guild.welcomeScreen = {
    description: description === undefined ? before['description'] : description,
    welcome_channels: channels === undefined ? before['welcome_channels'] : shown,
  };
  if (enabled === true) guild.features = [...new Set([...guild.features, 'WELCOME_SCREEN_ENABLED'])];
  if (enabled === false) guild.features = guild.features.filter((name) => name !== 'WELCOME_SCREEN_ENABLED');
  announceGuild(platform, guild);
  return json(guild.welcomeScreen);
}
