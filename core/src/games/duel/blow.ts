import type { FairIntegers } from '../fairness/integers.ts';
import type { DuelGear } from './gear.ts';

export type HitZone = 'leg' | 'body' | 'head';

/** Where shots land, out of a hundred (docs/rules/games.md#duel); the rest hits the head. */
export const SHOTS = { plain: { leg: 40, body: 55 }, scoped: { leg: 15, body: 75 } } as const;
/** Range of the damage of each hit (docs/rules/games.md#duel). */
export const DAMAGE = {
  leg: { min: 1, max: 15 },
  body: { min: 10, max: 40 },
  armoredBody: { min: 5, max: 20 },
  head: { min: 100, max: 100 },
  helmet: { min: 30, max: 30 },
  grenade: { min: 20, max: 60 },
} as const;
export const DUEL_HP = 100;
export const MEDKIT_HEALS = 50;

export interface Shot {
  zone: HitZone;
  damage: number;
  /** The helmet absorbed the shot and is broken. */
  breaksHelmet: boolean;
}

/** A shot never misses: first its place is drawn, then its damage where that varies. */
export function shoot(scope: boolean, target: Pick<DuelGear, 'armor' | 'helmet'>, integers: FairIntegers): Shot {
  const { leg, body } = scope ? SHOTS.scoped : SHOTS.plain;
  const landed = integers.below(100);
  if (landed < leg) return { zone: 'leg', damage: drawDamage('leg', integers), breaksHelmet: false };
  if (landed < leg + body) {
    return { zone: 'body', damage: drawDamage(target.armor ? 'armoredBody' : 'body', integers), breaksHelmet: false };
  }
  return { zone: 'head', damage: DAMAGE[target.helmet ? 'helmet' : 'head'].min, breaksHelmet: target.helmet };
}

/** The damage of a hit, drawn from the range of its kind. */
export function drawDamage(kind: 'leg' | 'body' | 'armoredBody' | 'grenade', integers: FairIntegers): number {
  const { min, max } = DAMAGE[kind];
  return integers.between(min, max);
}
