import type { ReplyBody } from '../../../../bot/command-context.ts';
import { roundMessage, type RoundWording } from '../describing/round-message.ts';
import type { PlayedRound } from '../played-round.ts';
import type { RoundPictures } from './round-pictures.ts';

interface PictureOptions extends RoundWording {
  pictures: RoundPictures;
  /** Whether the bot may attach files in the message's channel. */
  mayAttach: boolean;
}

/** A round's message with its picture, or text only where no picture is available. */
export async function picturedMessage(
  round: PlayedRound,
  { pictures, mayAttach, ...writing }: PictureOptions,
): Promise<ReplyBody> {
  const { record } = round;
  const picture = mayAttach && record !== null ? await pictures.draw(record, writing.writing) : null;
  return roundMessage(round, writing, picture);
}
