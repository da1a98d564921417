import type { ViewOf } from '@perigee/core/games/catalogue';
import { CRASH_STEP_TENTHS } from '@perigee/core/games/crash/rules';
import { m } from '#texts';
import { writeMoney } from '../../../economy/index.ts';
import { numberFormat } from '../number-format.ts';
import type { GameDescription, RoundContext } from './description.ts';

/** A round of crash in words, with its buttons. */
export function describeCrash(
  { steps, end, multiplierTenths, worth }: ViewOf<'crash'>,
  { locale, writing }: RoundContext,
): GameDescription {
  const emoji = '🚀';
  const write = (tenths: number) => numberFormat(locale, 1).format(tenths / 10);
  const multiplier = write(multiplierTenths);
  if (end === 'crashed')
    return { besidePicture: [], lines: [m.crash_crashed({ step: steps + 1 }, { locale })], moves: [], emoji };
  if (end === 'cashedOut')
    return { besidePicture: [], lines: [m.crash_out({ multiplier }, { locale })], moves: [], emoji };

  const amount = writeMoney(worth, writing);
  return {
    besidePicture: [],
    lines: [
      m.crash_state({ multiplier, worth: amount }, { locale }),
      m.crash_next({ multiplier: write(multiplierTenths + CRASH_STEP_TENTHS) }, { locale }),
    ],
    moves: [
      [
        { move: 'continue', label: m.crash_continue({}, { locale }), isPrimary: true },
        { move: 'cashOut', label: m.crash_cash_out({ amount }, { locale }) },
      ],
    ],
    emoji,
  };
}
