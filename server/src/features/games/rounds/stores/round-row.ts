import { roundRecordSchema } from '@perigee/core/games/record';
import { type Selectable, sql } from 'kysely';
import * as z from 'zod/mini';
import type { StoredRound } from '../stored-round.ts';
import type { GameTables } from '../tables.ts';

export type RoundRow = Omit<Selectable<GameTables['game_rounds']>, 'number'>;

/** Listed by name: a prepared statement must not change its result when columns are added. */
export const ROUND_COLUMNS =
  sql.raw(`guild_id, id, game, rules, state, channel_id, message_id, user_id, staked, paid, opponent_id, opponent_staked,
  opponent_paid, sealed_seed, sealed_at, commitment, server_seed, client_seed, nonce, bet, history, version, started_at, ends_at,
  settled_at`);

const { bet, history } = roundRecordSchema.shape;
const playedSchema = z.object({ bet, history });

/** Converts a row to a round. */
export function toRound(row: RoundRow): StoredRound {
  const read = z.parse(playedSchema, { bet: row.bet, history: row.history });
  const isPaid = row.paid !== null;
  return {
    guildId: row.guild_id,
    id: row.id,
    game: row.game,
    rules: row.rules,
    state: row.state,
    channelId: row.channel_id,
    messageId: row.message_id,
    players: present([row.user_id, row.opponent_id]),
    staked: present([row.staked, row.opponent_staked]).map(Number),
    paid: isPaid ? present([row.paid, row.opponent_paid]).map(Number) : null,
    seed: { sealedSeed: row.sealed_seed, sealedAt: row.sealed_at, commitment: row.commitment },
    serverSeed: row.server_seed,
    clientSeed: row.client_seed,
    nonce: row.nonce,
    ...read,
    version: row.version,
    startedAt: row.started_at,
    endsAt: row.ends_at,
    settledAt: row.settled_at,
  };
}

function present(values: readonly (string | null)[]): string[] {
  return values.filter((value) => value !== null);
}
