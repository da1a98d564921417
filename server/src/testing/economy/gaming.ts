import { gamesEndpoints } from '@perigee/core/games/endpoints';
import { type PublicRound, publicRound } from '@perigee/core/games/public-round';
import { DEFAULT_GAMES, gamesSection, type GamesSettings } from '@perigee/core/games/section';
import { verifyRound } from '@perigee/core/games/verify';
import { sql } from 'kysely';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { type ApiClient, createApiClient } from '../api-client.ts';
import { booksOf } from '../books.ts';
import { openChat } from '../chat.ts';
import type { GuildFixture } from '../fixtures.ts';
import type { World } from '../world.ts';

const WITHIN = { timeout: 20_000 };

/** Whatever the server plays, without a wait between rounds. */
export function buildGames(changes: Partial<GamesSettings> = {}): GamesSettings {
  return { ...DEFAULT_GAMES, cooldown: 0, ...changes };
}

/** How many open rounds and challenges do not know yet which message shows them. */
async function countUnnoted({ services }: World, { id }: GuildFixture): Promise<number> {
  const { rows } = await sql<{ missing: number }>`
    select (
      (select count(*) from game_rounds where guild_id = ${id} and state = 'open' and message_id is null)
      + (select count(*) from game_challenges where guild_id = ${id} and state = 'open' and message_id is null)
    )::integer as missing`.execute(services.database.db);
  return rows[0]?.missing ?? 0;
}

/** What the messages of games say. */
function readMessages({ simulator }: World, { channelId }: GuildFixture) {
  const messageOf = (messageId: string) => simulator.world.messages(channelId).find(({ id }) => id === messageId);
  const componentsOf = (messageId: string) => JSON.stringify(messageOf(messageId)?.components ?? []);
  const customIds = (messageId: string) =>
    [...componentsOf(messageId).matchAll(/"custom_id":"([^"]+)"/g)].map(([, id = '']) => id);
  return {
    textOf(messageId: string): string {
      const message = messageOf(messageId);
      return `${message?.content ?? ''}\n${JSON.stringify(message?.embeds ?? [])}`;
    },
    customIds,
    /** The button for an act, as the message shows it; empty where there is none. */
    buttonOf: (messageId: string, act: string) => customIds(messageId).find((id) => id.endsWith(`:${act}`)) ?? '',
    /** The button of that kind. */
    buttonTo: (messageId: string, action: string) =>
      customIds(messageId).find((id) => id.includes(`:${action}:`)) ?? '',
    proofIn: (messageId: string) => /\/fair\/([\da-f-]{36})/.exec(componentsOf(messageId))?.[1] ?? null,
  };
}

/** What is stored of the games of a server. */
function readGames(world: World, guild: GuildFixture) {
  const { ledger, database } = world.services;
  const { db } = database;
  const { id } = guild;
  const noted = async (): Promise<void> => {
    await expect.poll(() => countUnnoted(world, guild), WITHIN).toBe(0);
  };
  return {
    /** Once it is noted which messages show what is open. */
    noted,
    balanceOf: async (userId = guild.member.id) => (await ledger.holdings(id, userId))?.balance ?? 0,
    give: (amount: number, userId = guild.member.id) =>
      ledger.change({ guildId: id, userId, kind: 'demo', balance: amount }),
    /** Lets the time of all open rounds and challenges of the server pass. */
    async passTime(): Promise<void> {
      await noted();
      await sql`
        update game_rounds set ends_at = clock_timestamp() where guild_id = ${id} and state = 'open'`.execute(db);
      await sql`
        update acts set due_at = now(), next_at = now()
        where guild_id = ${id} and name in ('games.end', 'games.challenge') and state = 'waiting'`.execute(db);
    },
    async openRounds(): Promise<number> {
      const { rows } = await sql<{ open: number }>`
        select count(*)::integer as open from game_rounds where guild_id = ${id} and state = 'open'`.execute(db);
      return rows[0]?.open ?? 0;
    },
    /** Books add up, and what is set aside is what open rounds hold. */
    async checkBooks(): Promise<void> {
      const { rows } = await sql<{ staked: string }>`
        select coalesce(sum(staked + coalesce(opponent_staked, 0)), 0) as staked from game_rounds
        where guild_id = ${id} and state = 'open'`.execute(db);
      const { total, accounts } = await booksOf(world, guild);
      expect({ total, escrow: accounts['escrow:games'] ?? 0 }).toEqual({ total: 0, escrow: Number(rows[0]?.staked) });
    },
  };
}

const NOBODY = null;

/** A server that plays games, and what its members see of them. */
export async function openGaming(
  world: World,
  guild: GuildFixture,
  changes: Partial<GamesSettings> = {},
  api: ApiClient = createApiClient(world.apiUrl),
) {
  const chat = openChat(world, guild);
  const messages = readMessages(world, guild);
  const save = (settings: Partial<GamesSettings>) =>
    api.call(guild.owner.token, gamesSection.save, { params: { guildId: guild.id }, body: buildGames(settings) });
  const saved = await save(changes);
  if (saved.status !== 200) throw new Error(`The settings of the games were refused: ${JSON.stringify(saved.body)}`);
  const publicly = (id: string) => api.call(NOBODY, gamesEndpoints.round, { params: { id } });

  return {
    ...messages,
    ...readGames(world, guild),
    chat,
    save,
    publicly,
    /** Once its message says that the round is over: what everybody may check it by. */
    async settled(messageId: string): Promise<PublicRound> {
      await expect.poll(() => messages.proofIn(messageId), WITHIN).not.toBeNull();
      return z.parse(publicRound, (await publicly(messages.proofIn(messageId) ?? '')).body);
    },
    /** What the bot told one person alone, the last thing. */
    toldTo: (personId: string) => chat.answers().findLast(({ onlyFor }) => onlyFor === personId)?.content ?? null,
  };
}

export type Gaming = Awaited<ReturnType<typeof openGaming>>;

/** Whether a round is what its record leads to, and what was said of it. */
export function holds({ record, commitment, escrow, payouts }: PublicRound): boolean {
  return verifyRound(record, { commitment, escrow, payouts }).holds;
}
