import { metadataOf } from '@perigee/core/base/schemas/field-metadata';
import { SECTION_LIST } from '@perigee/core/community/settings/sections';
import { NEW_GIVEAWAY } from '@perigee/core/rewards/giveaways/schema';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { buildPrize } from '../support/economy/giving-away.ts';
import { createGuild, test } from '../support/fixtures.ts';
import { denyInChannel } from '../support/moderation/deny-in-channel.ts';

/** A field of a section that names a channel: the keys to it, `[]` where it is a list. */
interface ChannelField {
  section: (typeof SECTION_LIST)[number];
  keys: readonly string[];
  name: string;
}

/** Channels that the bot does not write in: those it leaves alone, or whose messages it posts through webhooks. */
const WATCHED = /\.whitelist\.|^ignore\.|^excluded|^webhooks\./;

const FIELDS: ChannelField[] = SECTION_LIST.filter(({ save }) => save !== null).flatMap((section) =>
  channelKeys(section.schema).map((keys) => ({ section, keys, name: `${section.name}.${keys.join('.')}` })),
);

/** The keys to every field of a schema that names a channel. */
function channelKeys(schema: z.core.$ZodType, keys: readonly string[] = []): string[][] {
  if (metadataOf(schema).refersTo === 'channel') return [[...keys]];
  if (schema instanceof z.ZodMiniObject)
    return Object.entries<z.core.$ZodType>(schema.def.shape).flatMap(([key, each]) =>
      channelKeys(each, [...keys, key]),
    );
  if (schema instanceof z.ZodMiniArray) return channelKeys(schema.def.element, [...keys, '[]']);
  if (schema instanceof z.ZodMiniRecord) return channelKeys(schema.def.valueType, [...keys, '{}']);
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap((option) => channelKeys(option, keys));
  const isWrapped =
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniDefault ||
    schema instanceof z.ZodMiniPrefault;
  return isWrapped ? channelKeys(schema.def.innerType, keys) : [];
}

/** The only entries of lists that hold a channel beside other fields. */
const ENTRIES: Readonly<Record<string, object>> = {
  giveawayTemplates: { ...NEW_GIVEAWAY, name: 'Weekly', prize: buildPrize() },
};

/** The section’s initial value with that channel in the field. */
function withChannel({ section, keys }: ChannelField, channelId: string): unknown {
  const put = (value: unknown, [key, ...rest]: readonly string[]): unknown => {
    if (key === undefined) return channelId;
    if (key === '[]') return [put(ENTRIES[section.name], rest)];
    return { ...(typeof value === 'object' && value), [key]: put(fieldOf(value, key), rest) };
  };
  return put(section.initial, keys);
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(key) : undefined;
}

const closed = test.extend<{ room: { guild: ReturnType<typeof createGuild> } }>({
  room: [
    async ({ world }, use) => {
      const guild = createGuild(world);
      await denyInChannel(world, guild, 'ViewChannel');
      await use({ guild });
    },
    { scope: 'file' },
  ],
});

closed.for(FIELDS)('$name accepts only a channel that the person can write in', async (field, { api, room }) => {
  const { id, channelId, manager, owner } = room.guild;
  const { section, keys } = field;
  if (section.save === null) throw new Error('sections without a call of their own are left out above');
  const call = { params: { guildId: id }, body: withChannel(field, channelId) };

  // Another field may have named the channel: what stood before stays.
  await api.call(owner.token, section.save, { params: { guildId: id }, body: section.initial });
  const chosen = await api.call(manager.token, section.save, call);
  const byOwner = await api.call(owner.token, section.save, call);
  const kept = await api.call(manager.token, section.save, call);

  const path = keys.join('.').replace('[]', '0');
  const refused = { status: 400, body: { issues: [{ path, code: 'memberCanNotPost' }] } };
  expect(chosen).toMatchObject(WATCHED.test(keys.join('.')) ? { status: 200 } : refused);
  expect([byOwner.status, kept.status]).toEqual([200, 200]);
});
