import { drawJackpot } from '@perigee/core/games/jackpot/draw';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { itemAt } from '@perigee/core/base/lists/known-entries';
import type { DbTransaction } from '../../../../database/database.ts';
import type { Operation } from '../../../economy/index.ts';
import type { GameDeps } from '../game-deps.ts';
import { capPayouts } from '../play/books.ts';
import { retryWithCappedPayouts } from '../play/retry-with-capped-payouts.ts';
import { jackpotStore } from '../stores/jackpot-store.ts';
import { ticketStore } from '../stores/ticket-store.ts';
import { type Jackpot, JACKPOT_ESCROW, type JackpotKey, type Ticket } from '../jackpot.ts';
import { nextDrawAt, enqueueDraw, openPot } from './open-pot.ts';

type Deps = Pick<GameDeps, 'events' | 'ledger' | 'seeds'>;

interface PotDraw {
  settings: GuildSettings;
  /** Whether the bot is still in the guild. */
  isThere: boolean;
}

interface PotSettlement extends PotDraw {
  tickets: readonly Ticket[];
  /** Caps payouts to what a balance can hold. */
  isCapped: boolean;
}

/**
 * Draws the numbers of a finished week, once: shares out the pot, and opens the next one with the amount carried over.
 * Without tickets the pot waits another week. If the bot was removed, or the seed can no longer be read, tickets are
 * refunded.
 */
export async function drawPot(deps: Deps, key: JackpotKey, drawing: PotDraw): Promise<void> {
  await retryWithCappedPayouts(deps.events, async (tx, isCapped) => {
    const held = await jackpotStore.lock(tx, key);
    if (held === null || held.isDrawn) return;
    // A purchase postponed it in the meantime, and scheduled that draw.
    if ((await jackpotStore.timeLeft(tx, held)) > 0) return;
    const tickets = await ticketStore.list(tx, key);
    if (tickets.length === 0) {
      await waitAnotherWeek(tx, held, drawing);
      return;
    }
    const seed = deps.seeds.open(key.guildId, held.seed);
    if (seed === null || !drawing.isThere) await callOff(deps, tx, held, { tickets, isCapped, ...drawing });
    else await share(deps, tx, held, { tickets, seed, isCapped, ...drawing });
  });
}

async function waitAnotherWeek(tx: DbTransaction, locked: Jackpot, { settings, isThere }: PotDraw): Promise<void> {
  // Without the bot nobody can buy; the next purchase schedules the draw again.
  if (!isThere) return;
  const drawsAt = nextDrawAt(settings);
  await jackpotStore.postpone(tx, locked, drawsAt);
  await enqueueDraw(tx, { ...locked, drawsAt });
}

async function share(
  { ledger, seeds }: Deps,
  tx: DbTransaction,
  locked: Jackpot,
  { tickets, seed, settings, isCapped }: PotSettlement & { seed: string },
): Promise<void> {
  const { guildId, pot } = locked;
  const percent = settings.economy.commission;
  const result = drawJackpot(seed, { tickets: tickets.map(({ numbers }) => numbers), pot, commission: percent });
  const winners = tickets.filter(({ number }) => result.winners.includes(number));
  const due = sumsOf(winners.map(({ userId }) => ({ userId, amount: result.share })));
  if (due.length > 0) {
    const { members, kept } = await payable(tx, guildId, due, isCapped);
    await ledger.post(
      {
        guildId,
        kind: 'jackpot',
        key: `jackpot:${locked.id}:won`,
        members,
        accounts: [
          { account: JACKPOT_ESCROW, amount: result.carried - pot },
          ...(result.commission === 0 ? [] : [{ account: 'commission', amount: result.commission } as const]),
          ...kept,
        ],
      },
      tx,
    );
  }
  await ticketStore.settle(tx, locked, result.winners, result.share);
  await jackpotStore.close(tx, locked, { serverSeed: seed, result, percent });
  await openPot({ seeds }, tx, { guildId, settings, pot: result.carried });
}

/** Refunds the tickets; the amount carried into the pot goes on to the next one. */
async function callOff(
  { ledger, seeds }: Deps,
  tx: DbTransaction,
  locked: Jackpot,
  { tickets, settings, isCapped }: PotSettlement,
): Promise<void> {
  const { guildId, pot } = locked;
  const paid = tickets.reduce((sum, { price }) => sum + price, 0);
  const due = sumsOf(tickets.map(({ userId, price }) => ({ userId, amount: price })));
  const { members, kept } = await payable(tx, guildId, due, isCapped);
  await ledger.post(
    {
      guildId,
      kind: 'gameReturn',
      subject: 'jackpot',
      key: `jackpot:${locked.id}:back`,
      members,
      accounts: [{ account: JACKPOT_ESCROW, amount: -paid }, ...kept],
    },
    tx,
  );
  await ticketStore.refund(tx, locked);
  await jackpotStore.close(tx, locked, null);
  await openPot({ seeds }, tx, { guildId, settings, pot: pot - paid });
}

/** What members are due; what exceeds the largest balance stays with the house. */
async function payable(
  tx: DbTransaction,
  guildId: string,
  due: readonly Payout[],
  isCapped: boolean,
): Promise<{ members: readonly Payout[]; kept: Operation['accounts'] }> {
  if (!isCapped) return { members: due, kept: [] };
  const payouts = due.map(({ balance }) => balance);
  const paid = await capPayouts(tx, { guildId, players: due.map(({ userId }) => userId), payouts });
  const members = due.map(({ userId }, index) => ({ userId, balance: itemAt(paid, index) }));
  const left = due.reduce((sum, { balance }, index) => sum + balance - itemAt(paid, index), 0);
  return { members, kept: left === 0 ? [] : [{ account: 'sink:jackpot', amount: left }] };
}

type Payout = { userId: string; balance: number };

/** The total amount of each member. */
function sumsOf(parts: readonly { userId: string; amount: number }[]): Payout[] {
  const sums = new Map<string, number>();
  for (const { userId, amount } of parts) sums.set(userId, (sums.get(userId) ?? 0) + amount);
  return [...sums].map(([userId, balance]) => ({ userId, balance }));
}
