import type { ViewOf } from '@perigee/core/games/catalogue';
import { MINEFIELD_ARROWS, type MinefieldArrow, type MinefieldRow } from '@perigee/core/games/minefield/rules';
import { m } from '#texts';
import { writeMoney } from '../../../economy/index.ts';
import type { GameDescription, RoundContext } from './description.ts';

const ARROWS: Record<MinefieldArrow, string> = { left: '⬅️', ahead: '⬆️', right: '➡️' };
const TEXTS = { left: m.minefield_left, ahead: m.minefield_ahead, right: m.minefield_right };
const HIDDEN = ['💣', '1️⃣', '2️⃣'] as const;

/** A round of minefield in words, with its buttons. */
export function describeMinefield(
  { crossed, ahead, end, multiplier, worth }: ViewOf<'minefield'>,
  { locale, writing }: RoundContext,
): GameDescription {
  const emoji = '🚩';
  // The newest row on top, in the direction of travel.
  const path = crossed.map(({ row, picked }) => rowOf(row, picked)).toReversed();
  if (end !== null) {
    const over = end === 'lost' ? m.minefield_lost({}, { locale }) : m.minefield_taken({ multiplier }, { locale });
    return {
      besidePicture: [],
      lines: [...(ahead === null ? [] : [rowOf(ahead, null)]), ...path, over],
      moves: [],
      emoji,
    };
  }
  const amount = writeMoney(worth, writing);
  const hint = m.minefield_hint({}, { locale });
  return {
    besidePicture: [hint],
    lines: [
      '❔ ❔ ❔',
      ...path,
      m.minefield_state({ row: crossed.length + 1, multiplier, worth: amount }, { locale }),
      hint,
    ],
    moves: [
      MINEFIELD_ARROWS.map((move) => ({
        move,
        label: TEXTS[move]({}, { locale }),
        emoji: ARROWS[move],
        isPrimary: true,
      })),
      [{ move: 'take', label: m.minefield_take({ amount }, { locale }) }],
    ],
    emoji,
  };
}

function rowOf(row: MinefieldRow, picked: MinefieldArrow | null): string {
  return MINEFIELD_ARROWS.map((arrow) =>
    arrow === picked ? `**[**${HIDDEN[row[arrow]]}**]**` : HIDDEN[row[arrow]],
  ).join(' ');
}
