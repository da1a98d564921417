import * as z from 'zod/mini';
import type { FairIntegers } from '../fairness/integers.ts';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { type Bet, defineRules, type Seat, type MoveResult, type NoOptions, noOptions } from '../rules.ts';
import { winnerPayout, smallestAgainstMember } from '../stakes/payout.ts';
import { DUEL_HP, drawDamage, MEDKIT_HEALS, shoot, type HitZone } from './blow.ts';
import { DUEL_ITEMS, type DuelGear, type DuelItem, gearOf, gearPrice } from './gear.ts';

interface Duellist {
  hp: number;
  /** The equipment bought; null until it is chosen. */
  bought: readonly DuelItem[] | null;
  gear: DuelGear;
}

/** What a duellist did on their turn. */
export type DuelEvent =
  | { by: Seat; kind: 'shoot'; place: HitZone; damage: number; brokeHelmet: boolean }
  | { by: Seat; kind: 'grenade'; damage: number }
  | { by: Seat; kind: 'medkit'; healed: number };

export interface DuelState {
  version: number;
  bet: Bet<NoOptions>;
  duellists: readonly [Duellist, Duellist];
  /** Whose turn it is; null until both have chosen their equipment. */
  turn: Seat | null;
  moves: readonly DuelEvent[];
  /** A draw returns what each put in. */
  end: { winner: Seat | null; how: 'knockout' | 'surrender' | 'timeout' } | null;
}

const moves = z.union([
  z.enum(['shoot', 'grenade', 'medkit', 'surrender']),
  z.strictObject({
    equip: z
      .array(z.enum(DUEL_ITEMS))
      .check(z.refine((items) => new Set(items).size === items.length, { error: issueCode('duplicate') })),
  }),
]);
export type DuelMove = z.infer<typeof moves>;

const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

function withDuellist(state: DuelState, seat: Seat, change: Partial<Duellist>): DuelState['duellists'] {
  const [first, second] = state.duellists;
  return seat === 0 ? [{ ...first, ...change }, second] : [first, { ...second, ...change }];
}

function awaited({ duellists, turn, end }: DuelState): Seat[] {
  if (end !== null) return [];
  if (turn !== null) return [turn];
  return ([0, 1] as const).filter((seat) => duellists[seat].bought === null);
}

/** Both choose without seeing the other's choice; once both have chosen, the beginner is drawn. */
function equip(state: DuelState, seat: Seat, items: readonly DuelItem[], integers: FairIntegers): DuelState {
  const duellists = withDuellist(state, seat, { bought: items, gear: gearOf(items) });
  if (duellists[other(seat)].bought === null) return { ...state, duellists };
  return { ...state, duellists, version: state.version + 1, turn: integers.below(2) === 0 ? 0 : 1 };
}

/** One of the three moves of a duellist's turn. */
function takeTurn(
  state: DuelState,
  seat: Seat,
  kind: DuelEvent['kind'],
  integers: FairIntegers,
): MoveResult<DuelState> {
  const { gear, hp } = state.duellists[seat];
  const target = state.duellists[other(seat)];
  if (kind !== 'shoot' && !gear[kind]) return { refused: 'notPossible' };
  if (kind === 'medkit') {
    if (hp === DUEL_HP) return { refused: 'notPossible' };
    const healed = Math.min(MEDKIT_HEALS, DUEL_HP - hp);
    const duellists = withDuellist(state, seat, { hp: hp + healed, gear: { ...gear, medkit: false } });
    return { state: recordEvent({ ...state, duellists }, { by: seat, kind, healed }) };
  }
  if (kind === 'grenade') {
    const damage = drawDamage('grenade', integers);
    const duellists = withDuellist(state, seat, { gear: { ...gear, grenade: false } });
    return {
      state: recordEvent(applyDamage({ ...state, duellists }, other(seat), damage), { by: seat, kind, damage }),
    };
  }
  const { zone: place, damage, breaksHelmet } = shoot(gear.scope, target.gear, integers);
  const duellists = breaksHelmet
    ? withDuellist(state, other(seat), { gear: { ...target.gear, helmet: false } })
    : state.duellists;
  const shot = { by: seat, kind, place, damage, brokeHelmet: breaksHelmet };
  return { state: recordEvent(applyDamage({ ...state, duellists }, other(seat), damage), shot) };
}

function applyDamage(state: DuelState, seat: Seat, damage: number): DuelState {
  const hp = Math.max(0, state.duellists[seat].hp - damage);
  const duellists = withDuellist(state, seat, { hp });
  return { ...state, duellists, end: hp === 0 ? { winner: other(seat), how: 'knockout' } : null };
}

function recordEvent(state: DuelState, made: DuelEvent): DuelState {
  return { ...state, version: state.version + 1, turn: other(made.by), moves: [...state.moves, made] };
}

function price({ bet, duellists }: DuelState, seat: Seat): number {
  return gearPrice(bet.stake, duellists[seat].bought ?? []);
}

const SEATS = [0, 1] as const;

export const duelRules = defineRules({
  name: 'duel',
  version: 1,
  seats: [2],
  options: noOptions,
  moves,
  smallestStake: ({ commission }) => smallestAgainstMember(commission),
  start: (bet: Bet<NoOptions>): DuelState => {
    const duellist: Duellist = { hp: DUEL_HP, bought: null, gear: gearOf([]) };
    return { version: 0, bet, duellists: [duellist, duellist], turn: null, moves: [], end: null };
  },
  awaited,
  move: (state, seat, move, integers): MoveResult<DuelState> => {
    if (move === 'surrender') {
      return { state: { ...state, version: state.version + 1, end: { winner: other(seat), how: 'surrender' } } };
    }
    if (typeof move === 'object') {
      return state.turn === null ? { state: equip(state, seat, move.equip, integers) } : { refused: 'notPossible' };
    }
    return state.turn === null ? { refused: 'notPossible' } : takeTurn(state, seat, move, integers);
  },
  timeout: (state): DuelState => {
    const late = awaited(state);
    const [loser] = late;
    const winner = loser === undefined || late.length > 1 ? null : other(loser);
    return { ...state, version: state.version + 1, end: { winner, how: 'timeout' } };
  },
  escrow: (state) => SEATS.map((seat) => state.bet.stake + price(state, seat)),
  payouts: (state) =>
    SEATS.map((seat) => {
      const { bet, end, turn } = state;
      const won = winnerPayout(bet.stake, bet.commission);
      // Equipment that was never used is refunded.
      const unused = turn === null ? price(state, seat) : 0;
      if (end?.winner === null) return bet.stake + unused;
      return end?.winner === seat ? won + unused : unused;
    }),
  view: (state) => {
    const isFighting = state.turn !== null;
    return {
      game: 'duel' as const,
      waitingFor: awaited(state),
      /** Equipment is hidden until both have chosen. */
      duellists: isFighting ? state.duellists.map(({ hp, gear, bought }) => ({ hp, gear, bought })) : null,
      moves: state.moves,
      end: state.end,
    };
  },
});
