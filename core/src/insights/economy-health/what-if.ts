import type { Economy } from '../../economy/schema.ts';
import type { KindFlow } from './flows.ts';
import { meanOf, type Pay, waitAfter } from './pace.ts';

/** The settings whose effect is estimated. */
export type EconomyRates = Pick<Economy, 'work' | 'moneybags' | 'commission' | 'moneyBonuses'>;

/** Lower and upper bound of a sum. */
export interface BalanceSpan {
  least: number;
  most: number;
}

/** What one kind would have minted and removed. */
export interface KindGuess {
  kind: string;
  minted: BalanceSpan;
  removed: BalanceSpan;
}

/**
 * Estimates what the same members would have earned and spent with other settings. Unchanged settings keep the actual
 * amounts exactly. A changed amount counts with its mean each time it was paid. A changed cooldown gives a range: from
 * "they come back as often as they did" to "they use every turn, as they used those before".
 */
export function guessFlows(flows: readonly KindFlow[], now: EconomyRates, next: EconomyRates): KindGuess[] {
  return withCommission(flows).map((flow) => {
    switch (flow.kind) {
      case 'work':
        return guessPay(flow, now.work, next.work);
      case 'moneybag':
        return guessPay(flow, now.moneybags, next.moneybags);
      case 'daily':
        return guessBonus(flow, now.moneyBonuses.daily, next.moneyBonuses.daily);
      case 'weekly':
        return guessBonus(flow, now.moneyBonuses.weekly, next.moneyBonuses.weekly);
      case 'commission':
        return guessCommission(flow, flows, now.commission, next.commission);
      default:
        return unchangedGuess(flow);
    }
  });
}

/** Adds an empty entry where no commission was taken. */
function withCommission(flows: readonly KindFlow[]): readonly KindFlow[] {
  if (flows.some(({ kind }) => kind === 'commission')) return flows;
  return [...flows, { kind: 'commission', minted: 0, removed: 0, moved: 0, times: 0 }];
}

/** The sum over all kinds. */
export function totalGuess(guesses: readonly KindGuess[]): Omit<KindGuess, 'kind'> {
  const sum = (of: 'minted' | 'removed') => ({
    least: guesses.reduce((total, guess) => total + guess[of].least, 0),
    most: guesses.reduce((total, guess) => total + guess[of].most, 0),
  });
  return { minted: sum('minted'), removed: sum('removed') };
}

function unchangedGuess({ kind, minted, removed }: KindFlow): KindGuess {
  return { kind, minted: exactly(minted), removed: exactly(removed) };
}

function guessPay(flow: KindFlow, now: Pay, next: Pay): KindGuess {
  const { minted, removed } =
    now.min === next.min && now.max === next.max
      ? flow
      : { minted: flow.times * meanGain(next), removed: flow.times * (meanGain(next) - meanOf(next)) };
  const pace = waitAfter(now) / waitAfter(next);
  return { kind: flow.kind, minted: spread(minted, pace), removed: spread(removed, pace) };
}

/** The mean of a draw from the range, counting losses as zero. */
function meanGain({ min, max }: Pay): number {
  if (min >= 0) return meanOf({ min, max });
  return max <= 0 ? 0 : (max * (max + 1)) / 2 / (max - min + 1);
}

function guessBonus(flow: KindFlow, now: number, next: number): KindGuess {
  if (now === next) return unchangedGuess(flow);
  // By ratio, since streaks make some of the bonuses larger.
  const minted = now > 0 && flow.minted > 0 ? (flow.minted * next) / now : flow.times * next;
  return { ...unchangedGuess(flow), minted: exactly(Math.round(minted)) };
}

function guessCommission(flow: KindFlow, flows: readonly KindFlow[], now: number, next: number): KindGuess {
  if (now === next) return unchangedGuess(flow);
  const moved = flows.find(({ kind }) => kind === 'pay')?.moved ?? 0;
  return { ...unchangedGuess(flow), removed: exactly(Math.floor((moved * next) / 100)) };
}

function exactly(amount: number): BalanceSpan {
  return { least: amount, most: amount };
}

function spread(amount: number, factor: number): BalanceSpan {
  return { least: Math.round(amount * Math.min(1, factor)), most: Math.round(amount * Math.max(1, factor)) };
}
