import { giveawaysEndpoints } from '@perigee/core/rewards/giveaways/endpoints';
import { type Giveaway, giveawaySchema } from '@perigee/core/rewards/giveaways/giveaway';
import { giveawayRulesSection } from '@perigee/core/rewards/giveaways/section';
import { type GiveawayInput, NEW_GIVEAWAY, type GiveawayPrize } from '@perigee/core/rewards/giveaways/schema';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { type ApiClient, createApiClient } from '../api-client.ts';
import { openChat } from '../chat.ts';
import type { GuildFixture } from '../fixtures.ts';
import type { World } from '../world.ts';

type Step = 'start' | 'pause' | 'resume' | 'end' | 'cancel';

const WITHIN = { timeout: 60_000 };

export function buildPrize(prize: Partial<GiveawayPrize> = {}): GiveawayPrize {
  return { ...NEW_GIVEAWAY.prize, text: 'A book', ...prize };
}

/** A server's giveaways: managed on the dashboard, entered by members in the channel. */
export function openGivingAway(
  world: Pick<World, 'simulator' | 'apiUrl' | 'services'>,
  guild: GuildFixture,
  api: ApiClient = createApiClient(world.apiUrl),
) {
  const { world: platform } = world.simulator;
  const chat = openChat(world, guild);
  const calls = openCalls(guild, api);
  const { create, read } = calls;
  const buttonOf = (messageId: string, action: string) => buttonIn(world, guild, messageId, action);

  return {
    ...calls,
    chat,
    buttonOf,
    /** Creates a giveaway and waits until it is posted. */
    async open(changes: Partial<GiveawayInput> = {}): Promise<Giveaway & { messageId: string }> {
      const { status, body } = await create(changes);
      if (status !== 200) throw new Error(`The giveaway was refused: ${JSON.stringify(body)}`);
      const { id } = z.parse(giveawaySchema, body);
      await expect.poll(async () => (await read(id)).messageId, WITHIN).not.toBeNull();
      const giveaway = await read(id);
      return { ...giveaway, messageId: giveaway.messageId ?? '' };
    },
    /** A new member joins the server. */
    join(username: string): string {
      const id = platform.createPerson({ username });
      platform.addMember(guild.id, id);
      return id;
    },
    enter: (messageId: string, personId = guild.member.id) =>
      chat.press(messageId, buttonOf(messageId, 'enter'), personId),
    /** The bot's last message that only this person can see. */
    privateReplyTo: (personId: string) => chat.answers().findLast(({ onlyFor }) => onlyFor === personId),
    /** The results posted in the channel, oldest first. */
    results: () => chat.answers().filter(({ referenceId, onlyFor }) => referenceId !== null && onlyFor === null),
    /** Waits until it is drawn. */
    async drawn(id: string): Promise<Giveaway> {
      await expect.poll(async () => (await read(id)).state, WITHIN).toBe('ended');
      return read(id);
    },
  };
}

/** What economy managers do on the site. */
function openCalls({ id: guildId, channelId, owner: { token } }: GuildFixture, api: ApiClient) {
  const params = { guildId };
  const build = (changes: Partial<GiveawayInput> = {}): GiveawayInput => ({
    ...NEW_GIVEAWAY,
    channel: channelId,
    prize: buildPrize(),
    endsAt: null,
    ...changes,
  });
  return {
    build,
    create: (changes: Partial<GiveawayInput> = {}, isDraft = false) =>
      api.call(token, giveawaysEndpoints.create, { params, body: { ...build(changes), isDraft } }),
    async read(id: string): Promise<Giveaway> {
      const { status, body } = await api.call(token, giveawaysEndpoints.read, { params: { guildId, id } });
      if (status !== 200) throw new Error(`The giveaway cannot be read: ${JSON.stringify(body)}`);
      return z.parse(giveawaySchema, body);
    },
    async listOpen(): Promise<Giveaway[]> {
      const { body } = await api.call(token, giveawaysEndpoints.open, { params });
      return giveawaysEndpoints.open.schema.response[200].parse(body).giveaways;
    },
    step: (id: string, step: Step) => api.call(token, giveawaysEndpoints[step], { params: { guildId, id } }),
    edit: (id: string, changes: Partial<GiveawayInput>) =>
      api.call(token, giveawaysEndpoints.edit, { params: { guildId, id }, body: build(changes) }),
    repost: (id: string, channel: string) =>
      api.call(token, giveawaysEndpoints.repost, { params: { guildId, id }, body: { channel } }),
    reroll: (id: string, userId: string | null) =>
      api.call(token, giveawaysEndpoints.reroll, { params: { guildId, id }, body: { userId } }),
    rules: (claimWithin: number | null) =>
      api.call(token, giveawayRulesSection.save, { params, body: { claimWithin } }),
  };
}

/** The custom id of a message's button; empty if it has none with that action. */
function buttonIn(
  { simulator }: Pick<World, 'simulator'>,
  { channelId }: GuildFixture,
  messageId: string,
  action: string,
): string {
  const message = simulator.world.messages(channelId).find((each) => each.id === messageId);
  const components = JSON.stringify(message?.components ?? []);
  return new RegExp(`"custom_id":"(giveaways:${action}:[^"]+)"`).exec(components)?.[1] ?? '';
}

/** What is wrong with each giveaway of a guild; null for nothing. */
export async function giveawayProblems({ services }: Pick<World, 'services'>, { id }: Pick<GuildFixture, 'id'>) {
  const rows = await services.database.db
    .selectFrom('giveaways')
    .select('problem')
    .where('guild_id', '=', id)
    .orderBy('number')
    .execute();
  return rows.map(({ problem }) => problem);
}

/** Enters these people in a giveaway, whoever they are. */
export async function addEntries(
  { services }: Pick<World, 'services'>,
  { id: guildId }: Pick<GuildFixture, 'id'>,
  giveawayId: string,
  userIds: readonly string[],
): Promise<void> {
  const entries = userIds.map((userId) => ({ guild_id: guildId, giveaway_id: giveawayId, user_id: userId }));
  await services.database.db.insertInto('giveaway_entries').values(entries).execute();
}
