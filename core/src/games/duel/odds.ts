import { enumerate, mean, type Outcome } from '../odds/enumerate.ts';
import { drawDamage, DUEL_HP, MEDKIT_HEALS, shoot } from './blow.ts';
import type { DuelGear } from './gear.ts';
import type { Seat } from '../rules.ts';

/** The state of a duellist that matters for the rest of the duel. */
export interface Fighter {
  hp: number;
  gear: DuelGear;
}

export type DuelPlan = (mine: Fighter) => 'shoot' | 'grenade' | 'medkit';

/** The grenade first, then the medkit once it can heal in full, otherwise a shot. */
export const planDefensively: DuelPlan = ({ hp, gear }) => {
  if (gear.grenade) return 'grenade';
  return gear.medkit && hp <= DUEL_HP - MEDKIT_HEALS ? 'medkit' : 'shoot';
};

interface Hit {
  damage: number;
  breaksHelmet: boolean;
}

/** Merges equal outcomes. */
function mergeOutcomes(outcomes: readonly Outcome<Hit>[]): Outcome<Hit>[] {
  const cache = new Map<string, Outcome<Hit>>();
  for (const { value, probability } of outcomes) {
    const key = `${value.damage}${value.breaksHelmet}`;
    cache.set(key, { value, probability: probability + (cache.get(key)?.probability ?? 0) });
  }
  return [...cache.values()];
}

const GRENADE_HITS = enumerate((integers) => ({ damage: drawDamage('grenade', integers), breaksHelmet: false }));
const SHOTS = new Map<string, Outcome<Hit>[]>();

/** The possible results of a shot, computed from the game's own rule. */
export function shotOutcomes(scope: boolean, target: DuelGear): Outcome<Hit>[] {
  const key = `${scope}${target.armor}${target.helmet}`;
  const outcomes = SHOTS.get(key) ?? mergeOutcomes(enumerate((integers) => shoot(scope, target, integers)));
  SHOTS.set(key, outcomes);
  return outcomes;
}

/**
 * A fighter's state is packed into a number below `CODES`: a duel has millions of states, too many to allocate objects
 * for.
 */
const HELMET = 4;
const MEDKIT = 2;
const GRENADE = 1;
const HP_UNIT = 8;
const CODES = (DUEL_HP + 1) * HP_UNIT;

function codeOf({ hp, gear }: Fighter): number {
  const left = (gear.helmet ? HELMET : 0) + (gear.medkit ? MEDKIT : 0) + (gear.grenade ? GRENADE : 0);
  return hp * HP_UNIT + left;
}

/** The fighter with that code; scope and armour are never used up. */
function fighterOf(code: number, { scope, armor }: DuelGear): Fighter {
  const has = (item: number) => (code & item) !== 0;
  return {
    hp: Math.floor(code / HP_UNIT),
    gear: { scope, armor, helmet: has(HELMET), medkit: has(MEDKIT), grenade: has(GRENADE) },
  };
}

/** The probability that each player wins on their turn, both following that plan. */
function winsOnTurn(
  gears: readonly [DuelGear, DuelGear],
  plan: DuelPlan,
): (seat: Seat, mine: number, theirs: number) => number {
  const table = new Float64Array(2 * CODES * CODES).fill(Number.NaN);
  const wins = (seat: Seat, mine: number, theirs: number): number => {
    const key = (seat * CODES + mine) * CODES + theirs;
    const found = table[key] ?? Number.NaN;
    if (!Number.isNaN(found)) return found;
    const worked = work(seat, mine, theirs);
    table[key] = worked;
    return worked;
  };
  const work = (seat: Seat, mine: number, theirs: number): number => {
    const other = seat === 0 ? 1 : 0;
    const me = fighterOf(mine, gears[seat]);
    const target = fighterOf(theirs, gears[other]);
    const kind = plan(me);
    if (kind === 'medkit') {
      const hp = Math.min(DUEL_HP, me.hp + MEDKIT_HEALS);
      return 1 - wins(other, theirs, codeOf({ hp, gear: { ...me.gear, medkit: false } }));
    }
    const after = kind === 'grenade' ? mine - GRENADE : mine;
    const outcomes = kind === 'grenade' ? GRENADE_HITS : shotOutcomes(me.gear.scope, target.gear);
    return mean(outcomes, ({ damage, breaksHelmet }) => {
      if (damage >= target.hp) return 1;
      return 1 - wins(other, theirs - damage * HP_UNIT - (breaksHelmet ? HELMET : 0), after);
    });
  };
  return wins;
}

/** The probability that the first of two equipped duellists wins; who begins is drawn. */
export function winsDuel(mine: DuelGear, theirs: DuelGear, plan: DuelPlan): number {
  const wins = winsOnTurn([mine, theirs], plan);
  const [first, second] = [codeOf({ hp: DUEL_HP, gear: mine }), codeOf({ hp: DUEL_HP, gear: theirs })];
  return (wins(0, first, second) + 1 - wins(1, second, first)) / 2;
}
