import { ApiError, requireFound } from '../../protocol/api-error.ts';
import { list, readBody, shape, snowflake, text } from '../../protocol/form-body.ts';
import { empty, json } from '../../protocol/reply.ts';
import { type Call, type Route, route } from '../../http/router.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Platform } from '../../platform/platform.ts';
import { AUDIT, writeAudit } from '../../world/moderation/audit.ts';
import { announceEmojis } from '../../world/expressions.ts';
import { presentEmoji } from '../../world/views/present-guild.ts';
import { presentUser } from '../../world/views/present-user.ts';
import type { Guild, GuildEmoji } from '../../state/state.ts';
import { assertGuildPermission, guildOfBot } from '../bot-guards.ts';
import { maybe } from '../components/fields.ts';
import { imageHash } from '../image-data.ts';
import { mayChangeExpression } from './stickers.ts';

const EMOJIS = '/guilds/:guildId/emojis';
const EMOJI = '/guilds/:guildId/emojis/:emojiId';
const EMOJIS_MAX = 50;

const emojiName = text({ min: 2, max: 32, pattern: /^\w+$/ });
const newEmoji = shape({ name: emojiName, image: text({ min: 1 }), roles: maybe(list(snowflake)) });
const emojiChanges = shape({ name: maybe(emojiName), roles: maybe(list(snowflake)) });

export const emojiRoutes: Route[] = [
  route('GET', EMOJIS, 'bot', ({ platform, param }) => {
    const guild = guildOfBot(platform, param('guildId'));
    return json(guild.emojis.map((emoji) => present(platform, emoji)));
  }),
  route('POST', EMOJIS, 'bot', createEmoji),
  route('GET', EMOJI, 'bot', ({ platform, param }) =>
    json(present(platform, emojiOf(guildOfBot(platform, param('guildId')), param('emojiId')))),
  ),
  route('PATCH', EMOJI, 'bot', (call) => {
    const { platform, body } = call;
    const { guild, emoji } = toChange(call);
    const { name, roles } = readBody(body, emojiChanges);
    const before = emoji.name;
    emoji.name = name ?? emoji.name;
    if (roles !== undefined) emoji.roles = roles ?? [];
    announceEmojis(platform, guild);
    const change = { key: 'name', old_value: before, new_value: emoji.name };
    audit(call, guild, AUDIT.emojiUpdate, emoji, [change]);
    return json(present(platform, emoji));
  }),
  route('DELETE', EMOJI, 'bot', (call) => {
    const { guild, emoji } = toChange(call);
    guild.emojis = guild.emojis.filter((entry) => entry !== emoji);
    announceEmojis(call.platform, guild);
    audit(call, guild, AUDIT.emojiDelete, emoji, [{ key: 'name', old_value: emoji.name }]);
    return empty();
  }),
];

function createEmoji(call: Call<'guildId'>) {
  const { platform, param, body } = call;
  const guild = guildOfBot(platform, param('guildId'));
  assertGuildPermission(platform, guild, 'CreateGuildExpressions');
  const { name, image, roles } = readBody(body, newEmoji);
  imageHash(image);
  const isAnimated = image.startsWith('data:image/gif');
  if (guild.emojis.filter(({ animated }) => (animated ?? false) === isAnimated).length >= EMOJIS_MAX) {
    throw new ApiError('maxEmojis');
  }
  const emoji: GuildEmoji = {
    id: platform.nextId(),
    name,
    animated: isAnimated,
    roles: roles ?? [],
    creatorId: platform.application.id,
  };
  guild.emojis.push(emoji);
  announceEmojis(platform, guild);
  audit(call, guild, AUDIT.emojiCreate, emoji, [{ key: 'name', new_value: name }]);
  return json(present(platform, emoji), 201);
}

function emojiOf(guild: Guild, id: string): GuildEmoji {
  return requireFound(
    guild.emojis.find((emoji) => emoji.id === id),
    'unknownEmoji',
  );
}

function toChange({ platform, param }: Call<'guildId' | 'emojiId'>): { guild: Guild; emoji: GuildEmoji } {
  const guild = guildOfBot(platform, param('guildId'));
  const emoji = emojiOf(guild, param('emojiId'));
  if (!mayChangeExpression(platform, guild, emoji.creatorId)) throw new ApiError('missingPermissions');
  return { guild, emoji };
}

function present({ world }: Platform, emoji: GuildEmoji): JsonObject {
  const creator = world.people[emoji.creatorId ?? ''];
  return { ...presentEmoji(emoji), ...(creator === undefined ? {} : { user: presentUser(creator) }) };
}

function audit(
  { platform, reason }: Pick<Call, 'platform' | 'reason'>,
  guild: Guild,
  action: number,
  emoji: GuildEmoji,
  changes: JsonObject[],
): void {
  writeAudit(platform, guild, { action, userId: platform.application.id, targetId: emoji.id, reason, changes });
}
