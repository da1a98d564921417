import type { ViewOf } from '@perigee/core/games/catalogue';
import type { DuelEvent } from '@perigee/core/games/duel/rules';
import { DUEL_ITEMS, type DuelItem } from '@perigee/core/games/duel/gear';
import type { Locale } from '@perigee/core/base/locales/locales';
import { itemAt } from '@perigee/core/base/lists/known-entries';
import { m } from '#texts';
import type { MoveButton, GameDescription, RoundContext } from './description.ts';

type DuelView = ViewOf<'duel'>;
type Fighter = NonNullable<DuelView['duellists']>[number];

/** How many moves are shown, the newest last. */
const MOVES_SHOWN = 4;
const BAR = 10;

const ITEM_EMOJI: Record<DuelItem, string> = { scope: '🔭', armor: '🦺', helmet: '⛑️', medkit: '🩹', grenade: '💣' };
const ITEM_TEXTS: Record<DuelItem, (inputs: object, options: { locale: Locale }) => string> = {
  scope: m.duel_scope,
  armor: m.duel_armor,
  helmet: m.duel_helmet,
  medkit: m.duel_medkit,
  grenade: m.duel_grenade,
};

/** Equipment in words. */
export function nameItem(item: DuelItem, locale: Locale): string {
  return `${ITEM_EMOJI[item]} ${ITEM_TEXTS[item]({}, { locale })}`;
}

/** A duel in words, with its buttons. */
export function describeDuel({ waitingFor, duellists, moves, end }: DuelView, context: RoundContext): GameDescription {
  const { locale, members } = context;
  const emoji = '⚔️';
  const waited = m.game_waiting_for(
    { members: waitingFor.flatMap((seat) => members[seat] ?? []).join(', ') },
    { locale },
  );
  if (duellists === null) {
    const lines = end === null ? [m.duel_equip({}, { locale }), waited] : [];
    return { lines: [...lines, ...endOf(end, context)], moves: [], emoji };
  }
  const lines = [
    ...duellists.map((fighter, seat) => fighterOf(itemAt(members, seat), fighter, locale)),
    '',
    ...moves.slice(-MOVES_SHOWN).map((move) => describeMove(move, context)),
  ];
  if (end !== null) return { lines: [...lines, ...endOf(end, context)], moves: [], emoji };
  const [turn] = waitingFor;
  const active = turn === undefined ? undefined : duellists[turn];
  return { lines: [...lines, waited], moves: [active === undefined ? [] : movesOf(active, locale)], emoji };
}

function fighterOf(member: string, { hp, gear }: Fighter, locale: Locale): string {
  const filled = Math.ceil((hp / 100) * BAR);
  const items = DUEL_ITEMS.filter((item) => gear[item]).map((item) => ITEM_EMOJI[item]);
  return [
    `${m.duel_hp({ member, hp }, { locale })} ${items.join('')}`.trim(),
    `\`${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}\``,
  ].join('\n');
}

function movesOf({ hp, gear }: Fighter, locale: Locale): MoveButton[] {
  return [
    { move: 'shoot', label: m.duel_shoot({}, { locale }), isPrimary: true },
    ...(gear.grenade ? [{ move: 'grenade', label: m.duel_grenade({}, { locale }), emoji: ITEM_EMOJI.grenade }] : []),
    ...(gear.medkit
      ? [{ move: 'medkit', label: m.duel_medkit({}, { locale }), emoji: ITEM_EMOJI.medkit, isDisabled: hp === 100 }]
      : []),
    { move: 'surrender', label: m.duel_surrender({}, { locale }) },
  ];
}

function describeMove(move: DuelEvent, { locale, members }: RoundContext): string {
  const member = itemAt(members, move.by);
  if (move.kind === 'medkit') return m.duel_healed({ member, healed: move.healed }, { locale });
  if (move.kind === 'grenade') return m.duel_threw({ member, damage: move.damage }, { locale });
  const { damage, brokeHelmet } = move;
  if (brokeHelmet) return m.duel_hit_helmet({ member, damage }, { locale });
  const texts = { leg: m.duel_hit_leg, body: m.duel_hit_body, head: m.duel_hit_head };
  return texts[move.place]({ member, damage }, { locale });
}

function endOf(end: DuelView['end'], { locale, members }: RoundContext): string[] {
  if (end === null) return [];
  const loser = end.winner === null ? '' : itemAt(members, end.winner === 0 ? 1 : 0);
  if (end.how === 'surrender') return [m.duel_surrendered({ member: loser }, { locale })];
  if (end.how === 'timeout' && end.winner !== null) return [m.duel_too_late({ member: loser }, { locale })];
  return [];
}
