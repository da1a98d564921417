import { ApiError, requireFound } from '../../protocol/api-error.ts';
import { readBody, refuseField, shape, text } from '../../protocol/form-body.ts';
import { empty, json } from '../../protocol/reply.ts';
import { type Call, type Route, route } from '../../http/router.ts';
import type { Platform } from '../../platform/platform.ts';
import { AUDIT, writeAudit } from '../../world/moderation/audit.ts';
import { announceStickers } from '../../world/expressions.ts';
import { guildPermissions, holds } from '../../world/permissions.ts';
import { presentSticker } from '../../world/views/present-guild.ts';
import type { Sticker } from '../../state/guild-parts.ts';
import type { Guild } from '../../state/state.ts';
import { assertGuildPermission, guildOfBot } from '../bot-guards.ts';
import { maybe } from '../components/fields.ts';

const STICKERS = '/guilds/:guildId/stickers';
const STICKER = '/guilds/:guildId/stickers/:stickerId';
const STICKERS_MAX = 5;
const FILE_MAX_BYTES = 512 * 1024;

const fields = {
  name: text({ min: 2, max: 30 }),
  description: maybe(text({ max: 100 })),
  tags: text({ min: 1, max: 200 }),
};
const newSticker = shape(fields);
const changes = shape({ ...fields, name: maybe(fields.name), tags: maybe(fields.tags) });

export const stickerRoutes: Route[] = [
  route('GET', STICKERS, 'bot', ({ platform, param }) => {
    const guild = guildOfBot(platform, param('guildId'));
    return json(guild.stickers.map((sticker) => presentSticker(guild, sticker)));
  }),
  route('POST', STICKERS, 'bot', createSticker),
  route('GET', STICKER, 'bot', ({ platform, param }) => {
    const guild = guildOfBot(platform, param('guildId'));
    return json(presentSticker(guild, stickerOf(guild, param('stickerId'))));
  }),
  route('PATCH', STICKER, 'bot', (call) => {
    const { guild, sticker } = toChange(call);
    const { name, description, tags } = readBody(call.body, changes);
    sticker.name = name ?? sticker.name;
    sticker.tags = tags ?? sticker.tags;
    if (description !== undefined) sticker.description = description;
    announceStickers(call.platform, guild);
    audit(call, guild, AUDIT.stickerUpdate, sticker);
    return json(presentSticker(guild, sticker));
  }),
  route('DELETE', STICKER, 'bot', (call) => {
    const { guild, sticker } = toChange(call);
    guild.stickers = guild.stickers.filter((entry) => entry !== sticker);
    announceStickers(call.platform, guild);
    audit(call, guild, AUDIT.stickerDelete, sticker);
    return empty();
  }),
  route('GET', '/stickers/:stickerId', 'bot', ({ platform, param }) => {
    const guilds = Object.values(platform.world.guilds);
    const home = requireFound(
      guilds.find(({ stickers }) => stickers.some(({ id }) => id === param('stickerId'))),
      'unknownSticker',
    );
    return json(presentSticker(home, stickerOf(home, param('stickerId'))));
  }),
  route('GET', '/sticker-packs', 'bot', () => json({ sticker_packs: [] })),
];

function createSticker(call: Call<'guildId'>) {
  const { platform, param, body, files } = call;
  const guild = guildOfBot(platform, param('guildId'));
  assertGuildPermission(platform, guild, 'CreateGuildExpressions');
  const { name, description, tags } = readBody(body, newSticker);
  const [file] = files;
  if (file === undefined) return refuseField(['file'], 'BASE_TYPE_REQUIRED', 'This field is required');
  if (file.content.length > FILE_MAX_BYTES) throw new ApiError('requestTooLarge');
  if (guild.stickers.length >= STICKERS_MAX) throw new ApiError('maxStickers');
  const sticker = {
    id: platform.nextId(),
    name,
    tags,
    description: description ?? null,
    userId: platform.application.id,
  };
  guild.stickers.push(sticker);
  announceStickers(platform, guild);
  audit(call, guild, AUDIT.stickerCreate, sticker);
  return json(presentSticker(guild, sticker), 201);
}

function stickerOf(guild: Guild, id: string): Sticker {
  return requireFound(
    guild.stickers.find((sticker) => sticker.id === id),
    'unknownSticker',
  );
}

function toChange({ platform, param }: Call<'guildId' | 'stickerId'>): { guild: Guild; sticker: Sticker } {
  const guild = guildOfBot(platform, param('guildId'));
  const sticker = stickerOf(guild, param('stickerId'));
  if (!mayChangeExpression(platform, guild, sticker.userId)) throw new ApiError('missingPermissions');
  return { guild, sticker };
}

/** Creators may change their own emoji or sticker with Create Expressions; anybody else's takes Manage Expressions. */
export function mayChangeExpression({ application }: Platform, guild: Guild, creatorId: string | undefined): boolean {
  const own = guildPermissions(guild, application.id);
  const isOwn = creatorId === application.id && holds(own, 'CreateGuildExpressions');
  return isOwn || holds(own, 'ManageGuildExpressions');
}

function audit(
  { platform, reason }: Pick<Call, 'platform' | 'reason'>,
  guild: Guild,
  action: number,
  sticker: Sticker,
): void {
  writeAudit(platform, guild, { action, userId: platform.application.id, targetId: sticker.id, reason });
}
