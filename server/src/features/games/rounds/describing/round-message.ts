import type { RoundView } from '@perigee/core/games/catalogue';
import { time, TimestampStyles, userMention } from '@discordjs/formatters';
import { GAME_TITLES } from '@perigee/core/games/titles';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { m } from '#texts';
import type { ReplyBody, ReplyFile } from '../../../../bot/command-context.ts';
import { type MoneyWriting, writeMoney } from '../../../economy/index.ts';
import type { PlayedRound } from '../played-round.ts';
import { describeBlackjack } from './describe-blackjack.ts';
import { describeCrash } from './describe-crash.ts';
import { describeDuel } from './describe-duel.ts';
import { describeMinefield } from './describe-minefield.ts';
import { describeRoundResult } from './describe-result.ts';
import { describeRps } from './describe-rps.ts';
import { describeCoinflip, describeDice, describeSlots } from './describe-simple.ts';
import type { GameDescription, RoundContext } from './description.ts';
import type { RoundPictures } from '../drawing/round-pictures.ts';
import { moveRow, checkRow, equipRows } from './round-buttons.ts';

/** How money is written in a guild, and the site to link to. */
export interface RoundWording {
  writing: MoneyWriting;
  publicUrl: string;
}

const UNKNOWN_GAME: GameDescription = { lines: [], moves: [], emoji: '🎲' };

/** A round as its message shows it. With a picture, the text keeps only the lines meant to stand beside one. */
export function roundMessage(
  round: PlayedRound,
  { writing, publicUrl }: RoundWording,
  picture: ReplyFile | null = null,
): ReplyBody {
  const { locale } = writing;
  const context: RoundContext = { locale, writing, members: round.players.map((userId) => userMention(userId)) };
  const {
    lines,
    besidePicture = lines,
    moves,
    emoji,
  } = round.view === null ? UNKNOWN_GAME : describeGame(round.view, context);
  const isOpen = round.state === 'open';
  const paragraphs = [
    m.game_stake({ amount: writeMoney(round.bet.stake, writing) }, { locale }),
    (picture === null ? lines : besidePicture).join('\n'),
    isOpen ? actUntil(round, context) : describeRoundResult(round, context).join('\n'),
  ];
  const buttons = isOpen
    ? [...moves.map((row) => moveRow(round, row)), ...equipRows(round, context)]
    : [checkRow(round.id, publicUrl, locale)];
  return {
    embeds: [
      {
        ...(picture !== null && { image: { url: `attachment://${picture.name}` } }),
        color: ACCENT_COLOR,
        title: `${emoji} ${GAME_TITLES[round.game][locale]}`,
        description: paragraphs.filter((text) => text !== '').join('\n\n'),
        ...footerOf(round, context),
      },
    ],
    components: buttons,
    ...(picture !== null && { files: [picture] }),
  };
}

interface PictureOptions extends RoundWording {
  pictures: RoundPictures;
  /** Whether the bot may attach files in the message's channel. */
  mayAttach: boolean;
}

/** A round's message with its picture, or text only where no picture is available. */
export async function picturedMessage(
  round: PlayedRound,
  { pictures, mayAttach, ...wording }: PictureOptions,
): Promise<ReplyBody> {
  return roundMessage(round, wording, mayAttach ? await pictures.draw(round, wording.writing) : null);
}

/** What a round's message says about its game. Drawn values stay hidden until they may be known. */
function describeGame(view: RoundView, context: RoundContext): GameDescription {
  switch (view.game) {
    case 'crash':
      return describeCrash(view, context);
    case 'minefield':
      return describeMinefield(view, context);
    case 'blackjack':
      return describeBlackjack(view, context);
    case 'coinflip':
      return describeCoinflip(view, context);
    case 'dice':
      return describeDice(view, context);
    case 'slots':
      return describeSlots(view, context);
    case 'rps':
      return describeRps(view, context);
    case 'duel':
      return describeDuel(view, context);
    default:
      return view satisfies never;
  }
}

function actUntil({ endsAt }: PlayedRound, { locale }: RoundContext): string {
  const when = time(Math.round(endsAt.getTime() / 1000), TimestampStyles.RelativeTime);
  return m.game_act_until({ when }, { locale });
}

function footerOf(
  { state, players, balances, seed, nextCommitment }: PlayedRound,
  { locale, writing }: RoundContext,
): { footer?: { text: string } } {
  if (state === 'open') return { footer: { text: m.game_seed({ commitment: seed.commitment }, { locale }) } };
  const [userId = '', opponentId] = players;
  // Between members each round has its own seed, and the result lines already show each balance.
  if (opponentId !== undefined) return {};
  const balance = balances.get(userId);
  const text = [
    ...(balance === undefined ? [] : [m.balance_now({ balance: writeMoney(balance, writing) }, { locale })]),
    ...(nextCommitment === null ? [] : [m.game_next_seed({ commitment: nextCommitment }, { locale })]),
  ].join(' · ');
  return text === '' ? {} : { footer: { text } };
}
