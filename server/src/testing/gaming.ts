import { gamesEndpoints } from '@perigee/core/games/endpoints';
import { type PublicRound, publicRound } from '@perigee/core/games/public-round';
import { DEFAULT_GAMES, gamesSection, type GamesSettings } from '@perigee/core/games/section';
import { verifyRound } from '@perigee/core/games/verify';
import { sql } from 'kysely';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { checkBooks } from '../features/balances/index.ts';
import { type ApiClient, createApiClient } from './api-client.ts';
import { booksOf } from './books.ts';
import { openChat } from './chat.ts';
import type { GuildFixture } from './fixtures.ts';
import type { World } from './world.ts';

const WITHIN = { timeout: 20_000 };

/** Whatever the server plays, without a wait between rounds. */
export function buildGames(changes: Partial<GamesSettings> = {}): GamesSettings {
  return { ...DEFAULT_GAMES, cooldown: 0, ...changes };
}

/** A server that plays games, and what its members see of them. */
export async function openGaming(
  world: World,
  guild: GuildFixture,
  changes: Partial<GamesSettings> = {},
  api: ApiClient = createApiClient(world.apiUrl),
) {
  const { ledger, database } = world.services;
  const { db } = database;
  const chat = openChat(world, guild);
  const save = (settings: Partial<GamesSettings>) =>
    api.call(guild.owner.token, gamesSection.save, { params: { guildId: guild.id }, body: buildGames(settings) });
  const saved = await save(changes);
  if (saved.status !== 200) throw new Error(`The settings of the games were refused: ${JSON.stringify(saved.body)}`);

  const messageOf = (messageId: string) =>
    world.simulator.world.messages(guild.channelId).find(({ id }) => id === messageId);
  const textOf = (messageId: string) => {
    const message = messageOf(messageId);
    return `${message?.content ?? ''}\n${JSON.stringify(message?.embeds ?? [])}`;
  };
  const customIds = (messageId: string) =>
    [...JSON.stringify(messageOf(messageId)?.components ?? []).matchAll(/"custom_id":"([^"]+)"/g)].map(
      ([, id = '']) => id,
    );
  const proofIn = (messageId: string) =>
    /\/fair\/([\da-f-]{36})/.exec(JSON.stringify(messageOf(messageId)?.components ?? []))?.[1] ?? null;
  const proof = async (id: string): Promise<PublicRound> => {
    const { body } = await api.call(null, gamesEndpoints.round, { params: { id } });
    return z.parse(publicRound, body);
  };
  const balanceOf = async (userId = guild.member.id) => (await ledger.holdings(guild.id, userId))?.balance ?? 0;

  return {
    chat,
    save,
    textOf,
    proof,
    proofIn,
    balanceOf,
    publicly: (id: string) => api.call(null, gamesEndpoints.round, { params: { id } }),
    give: (amount: number, userId = guild.member.id) =>
      ledger.change({ guildId: guild.id, userId, kind: 'demo', balance: amount }),
    /** The button for an act, as the message shows it; empty where there is none. */
    buttonOf: (messageId: string, act: string) => customIds(messageId).find((id) => id.endsWith(`:${act}`)) ?? '',
    customIds,
    /** Once its message says that the round is over: what everybody may check it by. */
    async settled(messageId: string): Promise<PublicRound> {
      await expect.poll(() => proofIn(messageId), WITHIN).not.toBeNull();
      return proof(proofIn(messageId) ?? '');
    },
    /** Lets the time of all open rounds of the server pass. */
    async passTime(): Promise<void> {
      await sql`update game_rounds set ends_at = clock_timestamp() where guild_id = ${guild.id} and state = 'open'`.execute(
        db,
      );
      await sql`
        update acts set due_at = now(), next_at = now()
        where guild_id = ${guild.id} and name = 'games.end' and state = 'waiting'`.execute(db);
    },
    async openRounds(): Promise<number> {
      const { rows } = await sql<{ open: number }>`
        select count(*)::integer as open from game_rounds where guild_id = ${guild.id} and state = 'open'`.execute(db);
      return rows[0]?.open ?? 0;
    },
    /** What the bot told one person alone, the last thing. */
    toldTo: (personId: string) => chat.answers().findLast(({ onlyFor }) => onlyFor === personId)?.content ?? null,
    /** Books add up, and what is set aside is what open rounds hold. */
    async checkBooks(): Promise<void> {
      const { rows } = await sql<{ staked: string }>`
        select coalesce(sum(staked + coalesce(opponent_staked, 0)), 0) as staked from game_rounds
        where guild_id = ${guild.id} and state = 'open'`.execute(db);
      const { total, accounts } = await booksOf(world, guild);
      expect({ total, escrow: accounts['escrow:games'] ?? 0 }).toEqual({ total: 0, escrow: Number(rows[0]?.staked) });
      expect((await checkBooks(db)).difference).toBeNull();
    },
  };
}

export type Gaming = Awaited<ReturnType<typeof openGaming>>;

/** Whether a round is what its record leads to, and what was said of it. */
export function holds({ record, commitment, escrow, payouts }: PublicRound): boolean {
  return verifyRound(record, { commitment, escrow, payouts }).holds;
}
