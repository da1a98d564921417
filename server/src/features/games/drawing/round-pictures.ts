import type { RoundRecord } from '@perigee/core/games/record';
import type { Logger } from 'pino';
import type { ReplyFile } from '../../../bot/command-context.ts';
import { drawPng } from '../../../cards/draw-png.ts';
import { describeError } from '../../../errors/describe-error.ts';
import type { MoneyWriting } from '../../balances/index.ts';
import { drawRound } from './draw-round.ts';

/** Pictures of rounds, as many as a process has time for. */
export interface RoundPictures {
  /**
   * A round as a picture of what may be known of it by now. Null where its game has none, where it was called off, and where the process
   * is busy: an answer never waits for a picture, nor fails for one.
   */
  draw(record: RoundRecord, writing: MoneyWriting): Promise<ReplyFile | null>;
}

/** Pictures a second and process: at 12 ms each they take a quarter of a core, whatever the presses. */
const PER_SECOND = 20;
/** Drawn at a time, of the four threads that files and names are looked up by, too. */
const AT_ONCE = 3;

/** @param now a clock that is never set back, in milliseconds. */
export function createRoundPictures(
  log: Pick<Logger, 'warn'>,
  now: () => number = () => performance.now(),
): RoundPictures {
  let drawing = 0;
  let left = PER_SECOND;
  let countedAt = now();

  const mayDraw = (): boolean => {
    const at = now();
    left = Math.min(PER_SECOND, left + ((at - countedAt) / 1_000) * PER_SECOND);
    countedAt = at;
    return left >= 1 && drawing < AT_ONCE;
  };

  return {
    async draw(record, writing) {
      if (!mayDraw()) return null;
      drawing += 1;
      try {
        const drawn = drawRound(record, writing);
        if (drawn === null) return null;
        left -= 1;
        const data = await drawPng(drawn.svg);
        return { name: `${record.game}.png`, contentType: 'image/png', data, description: drawn.description };
      } catch (error) {
        log.warn(describeError(error), 'a round could not be drawn');
        return null;
      } finally {
        drawing -= 1;
      }
    },
  };
}
