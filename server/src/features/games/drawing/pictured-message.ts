import type { ReplyBody } from '../../../bot/command-context.ts';
import { roundMessage, type RoundWording } from '../describing/round-message.ts';
import type { PlayedRound } from '../played-round.ts';
import type { RoundPictures } from './round-pictures.ts';

interface Picturing extends RoundWording {
  pictures: RoundPictures;
  /** Whether the bot may attach files where the message stands. */
  mayAttach: boolean;
}

/** A round's message with its picture, or in words alone where there is none to be had. */
export async function picturedMessage(
  round: PlayedRound,
  { pictures, mayAttach, ...writing }: Picturing,
): Promise<ReplyBody> {
  const { record } = round;
  const picture = mayAttach && record !== null ? await pictures.draw(record, writing.writing) : null;
  return roundMessage(round, writing, picture);
}
