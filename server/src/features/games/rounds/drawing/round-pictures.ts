import type { RoundRecord } from '@perigee/core/games/record';
import type { Logger } from 'pino';
import type { ReplyFile } from '../../../../bot/command-context.ts';
import { drawPng } from '../../../../cards/draw-png.ts';
import { describeError } from '../../../../errors/describe-error.ts';
import type { MoneyWriting } from '../../../economy/index.ts';
import { drawRound } from './draw-round.ts';

/** Draws pictures of rounds, at a limited rate per process. */
export interface RoundPictures {
  /**
   * Draws what may be known of a round by now. Null where its game has no picture, where it was refunded, and where the
   * process is busy: a reply never queues for a picture, nor fails because of one.
   */
  draw(record: RoundRecord, writing: MoneyWriting): Promise<ReplyFile | null>;
}

/** Pictures per second and process: at 12 ms each they take a quarter of a core, however many presses there are. */
const PER_SECOND = 20;
/** Pictures drawn at a time. They share the four threads of the pool with file and DNS lookups. */
const AT_ONCE = 3;

/** @param now a monotonic clock, in milliseconds. */
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
        log.warn(describeError(error), 'failed to draw round');
        return null;
      } finally {
        drawing -= 1;
      }
    },
  };
}
