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
import { HOUR_MS, passTime } from '../pass-time.ts';

const WITHIN = { timeout: 60_000 };

/** All games enabled, without a cooldown between rounds. */
export function buildGames(changes: Partial<GamesSettings> = {}): GamesSettings {
  return { ...DEFAULT_GAMES, cooldown: 0, ...changes };
}

/** Number of open rounds and challenges whose message is not recorded yet. */
async function countUnnoted({ services }: World, { id }: GuildFixture): Promise<number> {
  const { rows } = await sql<{ missing: number }>`
    select (
      (select count(*) from game_rounds where guild_id = ${id} and state = 'open' and message_id is null)
      + (select count(*) from game_challenges where guild_id = ${id} and state = 'open' and message_id is null)
    )::integer as missing`.execute(services.database.db);
  return rows[0]?.missing ?? 0;
}

/** Reads the messages of games. */
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
    /** The button for a move; empty if there is none. */
    buttonOf: (messageId: string, move: string) => customIds(messageId).find((id) => id.endsWith(`:${move}`)) ?? '',
    /** The button with that action. */
    buttonTo: (messageId: string, action: string) =>
      customIds(messageId).find((id) => id.includes(`:${action}:`)) ?? '',
    proofIn: (messageId: string) => /\/fair\/([\da-f-]{36})/.exec(componentsOf(messageId))?.[1] ?? null,
  };
}

/** The stored rounds of a guild, oldest first, with the number of moves so far. */
export async function readRounds({ services }: Pick<World, 'services'>, { id }: Pick<GuildFixture, 'id'>) {
  const { rows } = await sql<{
    id: string;
    game: string;
    state: string;
    paid: number | null;
    seed: string | null;
    moves: number;
  }>`
    select id, game, state, paid::float8 as paid, server_seed as seed, jsonb_array_length(history) as moves
    from game_rounds where guild_id = ${id} order by number`.execute(services.database.db);
  return rows;
}

/** Reads a server's games from the database. */
function readGames(world: World, guild: GuildFixture) {
  const { ledger, database } = world.services;
  const { db } = database;
  const { id } = guild;
  const noted = async (): Promise<void> => {
    await expect.poll(() => countUnnoted(world, guild), WITHIN).toBe(0);
  };
  return {
    /** Waits until the messages of open rounds and challenges are recorded. */
    noted,
    balanceOf: async (userId = guild.member.id) => (await ledger.holdings(id, userId))?.balance ?? 0,
    give: (amount: number, userId = guild.member.id) =>
      ledger.change({ guildId: id, userId, kind: 'demo', balance: amount }),
    /** Makes all open rounds and challenges of the server expire. */
    async passTime(ms = HOUR_MS): Promise<void> {
      await noted();
      await passTime(world, guild, ms);
    },
    /** Copies a played round `times` times. */
    async playAgain(times: number): Promise<void> {
      await sql`
        insert into game_rounds (guild_id, id, game, rules, state, channel_id, user_id, staked, paid, sealed_seed, sealed_at,
          commitment, server_seed, client_seed, nonce, bet, history, version, ends_at, settled_at)
        select guild_id, gen_random_uuid(), game, rules, state, channel_id, user_id, staked, paid, sealed_seed, sealed_at,
          commitment, server_seed, client_seed, nonce, bet, history, version, ends_at, settled_at
        from game_rounds, generate_series(1, ${times}::integer) where guild_id = ${id}`.execute(db);
    },
    rounds: () => readRounds(world, guild),
    async openRounds(): Promise<number> {
      const { rows } = await sql<{ open: number }>`
        select count(*)::integer as open from game_rounds where guild_id = ${id} and state = 'open'`.execute(db);
      return rows[0]?.open ?? 0;
    },
    /** What a press on the server's open round has to name; null if there is none. */
    async openVersion(): Promise<number | null> {
      const { rows } = await sql<{ version: number }>`
        select version from game_rounds where guild_id = ${id} and state = 'open'`.execute(db);
      return rows[0]?.version ?? null;
    },
    /** Checks that the books balance and that the escrow equals the stakes of open rounds. */
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

/** A server with games, and its members' view of them. */
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
    /** The public proof of a round, once its message links to it. */
    async settled(messageId: string): Promise<PublicRound> {
      await expect.poll(() => messages.proofIn(messageId), WITHIN).not.toBeNull();
      return z.parse(publicRound, (await publicly(messages.proofIn(messageId) ?? '')).body);
    },
    /** The bot's last message that only this person can see. */
    privateReplyTo: (personId: string) =>
      chat.answers().findLast(({ onlyFor }) => onlyFor === personId)?.content ?? null,
  };
}

export type Gaming = Awaited<ReturnType<typeof openGaming>>;

/** Whether a round can be verified from its record. */
export function holds({ record, commitment, escrow, payouts }: PublicRound): boolean {
  return verifyRound(record, { commitment, escrow, payouts }).holds;
}
