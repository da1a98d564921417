import { COIN_SIDES } from '@perigee/core/games/coinflip/rules';
import type { RoundEntry, RoundRecord } from '@perigee/core/games/record';
import * as z from 'zod/mini';
import { m } from '#texts';
import type { PlainMessage, Translate } from '../../../lib/preferences/use-text.ts';

const MOVES: ReadonlyMap<string, PlainMessage> = new Map(
  Object.entries({
    continue: m.fair_act_continue,
    cashOut: m.fair_act_cashOut,
    left: m.fair_act_left,
    ahead: m.fair_act_ahead,
    right: m.fair_act_right,
    take: m.fair_act_take,
    hit: m.fair_act_hit,
    stand: m.fair_act_stand,
    double: m.fair_act_double,
    split: m.fair_act_split,
    rock: m.fair_act_rock,
    paper: m.fair_act_paper,
    scissors: m.fair_act_scissors,
    shoot: m.fair_act_shoot,
    grenade: m.fair_act_grenade,
    medkit: m.fair_act_medkit,
    surrender: m.fair_act_surrender,
  }),
);

const ITEMS: ReadonlyMap<string, PlainMessage> = new Map(
  Object.entries({
    scope: m.fair_item_scope,
    armor: m.fair_item_armor,
    helmet: m.fair_item_helmet,
    medkit: m.fair_act_medkit,
    grenade: m.fair_act_grenade,
  }),
);

const equipping = z.object({ equip: z.array(z.string()) });

/** The items bought for a duel; null for any other move. */
export function itemsIn(entry: RoundEntry | undefined): readonly string[] | null {
  if (entry?.kind !== 'act') return null;
  const { success, data } = equipping.safeParse(entry.act);
  return success ? data.equip : null;
}

/** The name of a move without parameters; empty for others. */
export function moveIn(entry: RoundEntry | undefined): string {
  return entry?.kind === 'act' && typeof entry.act === 'string' ? entry.act : '';
}

/** The name of the player at that seat. */
export function playerText({ bet }: RoundRecord, seat: number): PlainMessage {
  if (bet.seats === 1) return m.fair_round_player;
  return seat === 0 ? m.fair_round_player_1 : m.fair_round_player_2;
}

/** An event of a round in words. */
export function entryText(text: Translate, record: RoundRecord, entry: RoundEntry): string {
  if (entry.kind === 'timeout') return text(m.fair_act_timeout);
  if (entry.kind === 'refund') return text(m.fair_act_refund);
  return text(m.fair_by_seat, { player: text(playerText(record, entry.seat)), act: moveText(text, entry) });
}

function moveText(text: Translate, entry: RoundEntry): string {
  const items = itemsIn(entry);
  if (items !== null) {
    const names = items.map((item) => text(ITEMS.get(item) ?? (() => item)));
    return names.length === 0 ? text(m.fair_act_equip_none) : text(m.fair_act_equip, { items: names.join(', ') });
  }
  const move = moveIn(entry);
  return text(MOVES.get(move) ?? (() => move));
}

const coinBet = z.object({ side: z.enum(COIN_SIDES) });
const diceBet = z.object({ chance: z.number() });

/** The choice made with the bet; null for games without one. */
export function choiceIn({ bet: { options } }: RoundRecord): PlainMessage | null {
  const coin = coinBet.safeParse(options);
  if (coin.success) return coin.data.side === 'heads' ? m.fair_mean_heads : m.fair_mean_tails;
  const dice = diceBet.safeParse(options);
  return dice.success ? (_, spoken) => m.fair_round_chance({ chance: dice.data.chance }, spoken) : null;
}
