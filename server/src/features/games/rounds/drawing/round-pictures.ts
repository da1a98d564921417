import type { Logger } from 'pino';
import type { ReplyFile } from '../../../../bot/command-context.ts';
import { drawPng } from '../../../../cards/draw-png.ts';
import { describeError } from '../../../../errors/describe-error.ts';
import type { MoneyWriting } from '../../../economy/index.ts';
import type { PlayedRound } from '../played-round.ts';
import { blackjackPicture } from './blackjack-picture.ts';
import { crashPicture } from './crash-picture.ts';
import { minefieldPicture } from './minefield-picture.ts';
import type { RoundDrawing } from './round-drawing.ts';
import { slotsPicture } from './slots-picture.ts';

/** What a picture shows of a round. */
type DrawnRound = Pick<PlayedRound, 'view' | 'bet' | 'state'>;

/** Draws pictures of rounds, at a limited rate per process. */
export interface RoundPictures {
  /**
   * Draws what may be known of a round by now. Null where its game has no picture, where it was refunded, and where the
   * process is busy: a reply never queues for a picture, nor fails because of one.
   */
  draw(round: DrawnRound, writing: MoneyWriting): Promise<ReplyFile | null>;
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
    async draw(round, writing) {
      if (!mayDraw()) return null;
      drawing += 1;
      try {
        const drawn = drawRound(round, writing);
        if (drawn === null || round.view === null) return null;
        left -= 1;
        const data = await drawPng(drawn.svg);
        return { name: `${round.view.game}.png`, contentType: 'image/png', data, description: drawn.description };
      } catch (error) {
        log.warn(describeError(error), 'failed to draw round');
        return null;
      } finally {
        drawing -= 1;
      }
    },
  };
}

/** Draws a round; null for games shown in words only, and for a refunded round. */
export function drawRound({ view, bet, state }: DrawnRound, writing: MoneyWriting): RoundDrawing | null {
  if (view === null || state === 'refunded') return null;
  switch (view.game) {
    case 'crash':
      return crashPicture(view, bet.stake, writing);
    case 'minefield':
      return minefieldPicture(view, bet.stake, writing);
    case 'blackjack':
      return blackjackPicture(view, writing);
    case 'slots':
      return slotsPicture(view, bet.stake, writing);
    case 'coinflip':
    case 'dice':
    case 'rps':
    case 'duel':
      return null;
    default:
      return view satisfies never;
  }
}
