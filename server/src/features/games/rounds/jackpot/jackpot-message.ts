import { time, TimestampStyles, userMention } from '@discordjs/formatters';
import type { JackpotNumbers } from '@perigee/core/games/jackpot/ticket';
import { GAME_TITLES } from '@perigee/core/games/titles';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { m } from '#texts';
import type { ReplyBody } from '../../../../bot/command-context.ts';
import { type MoneyWriting, writeMoney } from '../../../economy/index.ts';
import { ticketId } from '../game-ids.ts';
import { checkRow } from '../describing/round-buttons.ts';
import type { Jackpot, Ticket } from '../jackpot.ts';
import { winnersOf } from './winners-of.ts';

/** How many own tickets, and how many winners, are listed. */
const SHOWN = 10;

interface Pot {
  /** Null before the first ticket is bought. */
  jackpot: Jackpot | null;
  drawsAt: Date;
  price: number;
  own: readonly Ticket[];
  last: Jackpot | null;
}

/** Shows what is in the pot, and how to win it. */
export function potMessage(pot: Pot, writing: MoneyWriting): ReplyBody {
  const { jackpot, drawsAt, own, last } = pot;
  const { locale } = writing;
  const price = writeMoney(pot.price, writing);
  const seconds = Math.round(drawsAt.getTime() / 1000);
  const [when, moment] = [
    time(seconds, TimestampStyles.RelativeTime),
    time(seconds, TimestampStyles.LongDateShortTime),
  ];
  const paragraphs = [
    m.jackpot_pot({ pot: writeMoney(jackpot?.pot ?? 0, writing) }, { locale }),
    [m.jackpot_sold({ count: jackpot?.tickets ?? 0 }, { locale }), m.jackpot_draws({ when, moment }, { locale })].join(
      '\n',
    ),
    m.jackpot_price({ price }, { locale }),
    ownOf(own, writing),
    last?.result ? m.jackpot_last({ numbers: writeNumbers(last.result.drawn) }, { locale }) : '',
  ];
  return {
    embeds: [
      {
        color: ACCENT_COLOR,
        title: `🎫 ${GAME_TITLES.jackpot[locale]}`,
        description: paragraphs.filter((text) => text !== '').join('\n\n'),
        ...(jackpot !== null && { footer: { text: m.game_seed({ commitment: jackpot.seed.commitment }, { locale }) } }),
      },
    ],
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.Button,
            style: ButtonStyle.Primary,
            label: m.jackpot_buy({ price }, { locale }),
            custom_id: ticketId.write({ price: pot.price }),
          },
        ],
      },
    ],
  };
}

function ownOf(own: readonly Ticket[], { locale }: MoneyWriting): string {
  if (own.length === 0) return '';
  const lines = own.slice(0, SHOWN).map(({ number, numbers }) => `${number}. \`${writeNumbers(numbers)}\``);
  const more = own.length - lines.length;
  const rest = more === 0 ? [] : [m.jackpot_own_more({ count: more }, { locale })];
  return [m.jackpot_own({}, { locale }), ...lines, ...rest].join('\n');
}

/** The result of a draw. Winners are named without a ping. */
export function drawnMessage(
  jackpot: Jackpot,
  tickets: readonly Ticket[],
  { writing, publicUrl }: { writing: MoneyWriting; publicUrl: string },
): ReplyBody {
  const { locale } = writing;
  const { result } = jackpot;
  const title = `🎫 ${GAME_TITLES.jackpot[locale]}`;
  if (result === null) {
    return { embeds: [{ color: ACCENT_COLOR, title, description: m.jackpot_called_off({}, { locale }) }] };
  }
  const lines = [
    m.jackpot_drawn({ numbers: writeNumbers(result.drawn) }, { locale }),
    ...wonLines(jackpot, tickets, writing),
  ];
  return {
    embeds: [{ color: ACCENT_COLOR, title, description: lines.join('\n\n') }],
    components: [checkRow(jackpot.id, publicUrl, locale)],
  };
}

function wonLines({ result }: Jackpot, tickets: readonly Ticket[], writing: MoneyWriting): string[] {
  const { locale } = writing;
  const carried = writeMoney(result?.carried ?? 0, writing);
  const userIds = [...new Set(winnersOf({ result }, tickets).map(({ userId }) => userId))];
  if (result === null || userIds.length === 0) return [m.jackpot_nobody({ carried }, { locale })];
  const named = userIds.slice(0, SHOWN).map((userId) => userMention(userId));
  const more = userIds.length - named.length;
  const list = new Intl.ListFormat(locale).format(named);
  const members = more === 0 ? list : m.jackpot_and_more({ members: named.join(', '), count: more }, { locale });
  const won = { members, count: userIds.length, right: result.right, share: writeMoney(result.share, writing) };
  return [
    m.jackpot_shared(won, { locale }),
    ...(result.carried === 0 ? [] : [m.jackpot_carried({ carried }, { locale })]),
  ];
}

/** The 7 numbers as text. */
export function writeNumbers(numbers: JackpotNumbers): string {
  return numbers.join(' ');
}
