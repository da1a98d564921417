import { drawJackpot } from '@perigee/core/games/jackpot/draw';
import type { GuildSettings } from '@perigee/core/guilds/schema';
import type { DbTransaction } from '../../../database/database.ts';
import type { GameParts } from '../game-parts.ts';
import { jackpotStore } from '../stores/jackpot-store.ts';
import { ticketStore } from '../stores/ticket-store.ts';
import { type Jackpot, JACKPOT_ESCROW, type JackpotKey, type Ticket } from './jackpot.ts';
import { drawsNext, enqueueDraw, openPot } from './open-pot.ts';

type Parts = Pick<GameParts, 'events' | 'ledger' | 'seeds'>;

interface Drawing {
  settings: GuildSettings;
  /** Whether the bot is still in the guild. */
  isThere: boolean;
}

/**
 * Draws the numbers of a finished week, once: shares out the pot, and opens the next one with the amount carried over.
 * Without tickets the pot waits another week. If the bot was removed, or the seed can no longer be read, tickets are
 * refunded.
 */
export async function drawPot(parts: Parts, key: JackpotKey, drawing: Drawing): Promise<void> {
  await parts.events.transaction(async (tx) => {
    const held = await jackpotStore.hold(tx, key);
    if (held === null || held.isDrawn) return;
    const tickets = await ticketStore.list(tx, key);
    if (tickets.length === 0) {
      await waitAnotherWeek(tx, held, drawing);
      return;
    }
    const seed = parts.seeds.open(key.guildId, held.seed);
    if (seed === null || !drawing.isThere) await callOff(parts, tx, held, { tickets, ...drawing });
    else await share(parts, tx, held, { tickets, seed, ...drawing });
  });
}

async function waitAnotherWeek(tx: DbTransaction, held: Jackpot, { settings, isThere }: Drawing): Promise<void> {
  // Without the bot nobody can buy; the next purchase schedules the draw again.
  if (!isThere) return;
  const drawsAt = drawsNext(settings);
  await jackpotStore.postpone(tx, held, drawsAt);
  await enqueueDraw(tx, { ...held, drawsAt });
}

async function share(
  { ledger, seeds }: Parts,
  tx: DbTransaction,
  held: Jackpot,
  { tickets, seed, settings }: Drawing & { tickets: readonly Ticket[]; seed: string },
): Promise<void> {
  const { guildId, pot } = held;
  const percent = settings.economy.commission;
  const result = drawJackpot(seed, { tickets: tickets.map(({ numbers }) => numbers), pot, commission: percent });
  const winners = tickets.filter(({ number }) => result.winners.includes(number));
  const due = sumsOf(winners.map(({ userId }) => ({ userId, amount: result.share })));
  if (due.length > 0) {
    await ledger.post(
      {
        guildId,
        kind: 'jackpot',
        key: `jackpot:${held.id}:won`,
        members: due,
        accounts: [
          { account: JACKPOT_ESCROW, amount: result.carried - pot },
          ...(result.commission === 0 ? [] : [{ account: 'commission', amount: result.commission } as const]),
        ],
      },
      tx,
    );
  }
  await ticketStore.settle(tx, held, result.winners, result.share);
  await jackpotStore.close(tx, held, { serverSeed: seed, result, percent });
  await openPot({ seeds }, tx, { guildId, settings, pot: result.carried });
}

/** Refunds the tickets; the amount carried into the pot goes on to the next one. */
async function callOff(
  { ledger, seeds }: Parts,
  tx: DbTransaction,
  held: Jackpot,
  { tickets, settings }: Drawing & { tickets: readonly Ticket[] },
): Promise<void> {
  const { guildId, pot } = held;
  const paid = tickets.reduce((sum, { price }) => sum + price, 0);
  await ledger.post(
    {
      guildId,
      kind: 'gameReturn',
      subject: 'jackpot',
      key: `jackpot:${held.id}:back`,
      members: sumsOf(tickets.map(({ userId, price }) => ({ userId, amount: price }))),
      accounts: [{ account: JACKPOT_ESCROW, amount: -paid }],
    },
    tx,
  );
  await ticketStore.refund(tx, held);
  await jackpotStore.close(tx, held, null);
  await openPot({ seeds }, tx, { guildId, settings, pot: pot - paid });
}

/** The total amount of each member. */
function sumsOf(parts: readonly { userId: string; amount: number }[]): { userId: string; balance: number }[] {
  const sums = new Map<string, number>();
  for (const { userId, amount } of parts) sums.set(userId, (sums.get(userId) ?? 0) + amount);
  return [...sums].map(([userId, balance]) => ({ userId, balance }));
}
