import { randomInt } from 'node:crypto';
import {
  JACKPOT_NUMBER_MAX,
  JACKPOT_NUMBERS,
  JACKPOT_TICKETS_MAX,
  type JackpotNumbers,
} from '@perigee/core/games/jackpot/ticket';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { InvocationContext } from '../../../../bot/invocation-context.ts';
import type { DbTransaction } from '../../../../database/database.ts';
import type { GameDeps } from '../game-deps.ts';
import { readPlayer, today } from '../play/player.ts';
import { orRefused, type RoundRefusal, RoundRefused } from '../refusal.ts';
import { playLimitStore } from '../stores/play-limit-store.ts';
import { jackpotStore } from '../stores/jackpot-store.ts';
import { ticketStore } from '../stores/ticket-store.ts';
import { type Jackpot, JACKPOT_ESCROW } from '../jackpot.ts';
import { nextDrawAt, enqueueDraw, openPot } from './open-pot.ts';
import { holdingsAfter } from '../../../economy/index.ts';

type Buyer = Pick<InvocationContext, 'guildId' | 'channelId' | 'user' | 'joinedAt' | 'settings'> & {
  invocationId: string;
};

interface Bought {
  jackpot: Jackpot;
  number: number;
  numbers: JackpotNumbers;
  price: number;
  balance: number;
}

/** The price of a ticket. */
export function ticketPrice({ games, economy }: Pick<GuildSettings, 'games' | 'economy'>): number {
  return games.jackpot.ticketPrice ?? Math.max(1, economy.minBet);
}

/** Buys a ticket and takes its price, in one transaction. @param numbers null draws them at random. */
export async function buyTicket(
  deps: GameDeps,
  buyer: Buyer,
  numbers: JackpotNumbers | null,
): Promise<Bought | { refused: RoundRefusal }> {
  const { guildId, channelId, user, joinedAt, settings, invocationId } = buyer;
  const player = await readPlayer(deps, { guildId, userId: user.id, joinedAt, settings }, 'jackpot');
  if ('refused' in player) return player;
  const price = ticketPrice(settings);
  const chosen = numbers ?? randomNumbers();
  const bought = deps.events.transaction(async (tx): Promise<Bought> => {
    const jackpot = await lockPot(deps, tx, { guildId, settings });
    const own = await ticketStore.list(tx, jackpot, user.id);
    if (own.length >= JACKPOT_TICKETS_MAX) throw new RoundRefused({ why: 'tickets', limit: JACKPOT_TICKETS_MAX });
    await countPrice(tx, { guildId, userId: user.id, settings, price });
    const posting = await deps.ledger.post(
      {
        guildId,
        kind: 'jackpot',
        key: `jackpot:${invocationId}`,
        members: [{ userId: user.id, balance: -price, floor: player.floor }],
        accounts: [{ account: JACKPOT_ESCROW, amount: price }],
      },
      tx,
    );
    if (posting.outcome === 'repeated') throw new RoundRefused({ why: 'repeated' });
    if (posting.outcome === 'notEnough') {
      throw new RoundRefused({ why: 'notEnough', limit: Math.max(0, posting.balance - player.floor) });
    }
    const number = await ticketStore.add(tx, jackpot, {
      userId: user.id,
      invocationId,
      numbers: chosen,
      price,
      channelId,
    });
    const { balance } = holdingsAfter(posting, user.id);
    const now = { ...jackpot, pot: jackpot.pot + price, tickets: jackpot.tickets + 1 };
    return { jackpot: now, number, numbers: chosen, price, balance };
  });
  return orRefused(bought);
}

/** The guild's open pot, locked. @throws RoundRefused while its numbers are being drawn. */
async function lockPot(
  deps: GameDeps,
  tx: DbTransaction,
  { guildId, settings }: { guildId: string; settings: GuildSettings },
): Promise<Jackpot> {
  let held = await jackpotStore.lockOpen(tx, guildId);
  if (held === null) {
    await openPot(deps, tx, { guildId, settings, pot: 0 });
    held = await jackpotStore.lockOpen(tx, guildId);
  }
  if (held === null) throw new RoundRefused({ why: 'drawing' });
  if ((await jackpotStore.timeLeft(tx, held)) > 0) return held;
  // A pot without tickets is not drawn when due; the next purchase schedules its draw again.
  if (held.tickets > 0) throw new RoundRefused({ why: 'drawing' });
  const drawsAt = nextDrawAt(settings);
  await jackpotStore.postpone(tx, held, drawsAt);
  await enqueueDraw(tx, { ...held, drawsAt });
  return { ...held, drawsAt };
}

/** @throws RoundRefused where the price exceeds the member's daily limit. */
async function countPrice(
  tx: DbTransaction,
  { guildId, userId, settings, price }: { guildId: string; userId: string; settings: GuildSettings; price: number },
): Promise<void> {
  const counted = await playLimitStore.count(tx, { guildId, userId, day: today(settings), staked: price, rounds: 0 });
  const { maxStakedPerDay } = settings.games;
  if (maxStakedPerDay === null || counted.staked <= maxStakedPerDay) return;
  throw new RoundRefused({ why: 'dayLimit', limit: Math.max(0, maxStakedPerDay - (counted.staked - price)) });
}

function randomNumbers(): JackpotNumbers {
  return Array.from({ length: JACKPOT_NUMBERS }, () => randomInt(JACKPOT_NUMBER_MAX + 1));
}
