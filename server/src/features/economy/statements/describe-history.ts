import { time, TimestampStyles, userMention } from '@discordjs/formatters';
import { kindName } from '@perigee/core/economy/balances/kind-names';
import { cutText } from '@perigee/core/base/text/cut';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIButtonComponentWithCustomId,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { m } from '#texts';
import { escapeText } from '../../../texts/people-text.ts';
import type { ReplyBody } from '../../../bot/command-context.ts';
import type { Holdings } from '../balances/ledger/operation.ts';
import { type MoneyWriting, writeGain, writeMoney } from '../balances/write-money.ts';
import type { MovementRow } from '../balances/ledger/statement-reader.ts';
import { newerPageId, olderPageId } from './history-button.ts';

/** Movements per page in the chat. */
export const HISTORY_PAGE = 10;

const SUBJECT_SHOWN = 60;

/** A page of a statement to show in the chat. */
export interface HistoryView {
  memberId: string;
  /** The user who may turn pages. */
  askerId: string;
  /** From 1. */
  page: number;
  movements: readonly MovementRow[];
  hasNewer: boolean;
  hasOlder: boolean;
  holdings: Holdings;
  /** The same statement on the site. */
  url: string;
}

/** A member's movements, ten per page. */
export function describeStatement(view: HistoryView, writing: MoneyWriting): ReplyBody {
  const { memberId, movements, holdings, page, url } = view;
  const { locale } = writing;
  const lines = movements.map((row) => lineOf(row, writing));
  const list = lines.length === 0 ? m.statement_empty({}, { locale }) : lines.join('\n');
  const now = m.statement_now({ balance: writeMoney(holdings.balance, writing) }, { locale });
  return {
    embeds: [
      {
        color: ACCENT_COLOR,
        title: m.statement_title({}, { locale }),
        url,
        description: `${userMention(memberId)} · ${now}\n\n${list}`,
        ...(lines.length > 0 && { footer: { text: m.statement_page({ page }, { locale }) } }),
      },
    ],
    components: [buttonsOf(view, writing)],
  };
}

function lineOf(row: MovementRow, writing: MoneyWriting): string {
  const { locale } = writing;
  const { at, kind, subject, peerId, balance, xp, balanceAfter, reverses, reversal } = row;
  const when = time(Math.round(at.getTime() / 1000), TimestampStyles.ShortDateTime);
  const about = subject ?? (reverses === null ? null : kindName(reverses.kind)[locale]);
  const money = balance === 0 && xp !== 0 ? [] : [`**${writeGain(balance, writing)}**`];
  const experience = xp === 0 ? [] : [`**${formatSigned(xp, locale)} XP**`];
  const parts = [
    kindName(kind)[locale] + (about === null ? '' : `: ${plainName(about)}`),
    ...(peerId === null ? [] : [userMention(peerId)]),
    ...money,
    ...experience,
    m.statement_after({ balance: writeMoney(balanceAfter, writing) }, { locale }),
    ...(reversal === null ? [] : [m.statement_reversed({}, { locale })]),
  ];
  return `${when} ${parts.join(' · ')}`;
}

function formatSigned(value: number, locale: MoneyWriting['locale']): string {
  return new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(value);
}

/** Makes a name safe to embed in one line of a message. */
function plainName(name: string): string {
  return escapeText(cutText(name, SUBJECT_SHOWN));
}

function buttonsOf(view: HistoryView, { locale }: MoneyWriting): APIActionRowComponent<APIButtonComponent> {
  const { askerId, memberId, page, movements, hasNewer, hasOlder, url } = view;
  const turn = (label: string, id: string, isThere: boolean): APIButtonComponentWithCustomId => ({
    type: ComponentType.Button,
    style: ButtonStyle.Secondary,
    label,
    custom_id: id,
    disabled: !isThere,
  });
  const who = { askerId, memberId };
  const newest = movements.at(0)?.id ?? '0';
  const oldest = movements.at(-1)?.id ?? '0';
  const newer = newerPageId.write({ ...who, rowId: newest, page: Math.max(1, page - 1) });
  const older = olderPageId.write({ ...who, rowId: oldest, page: page + 1 });
  const turns = [
    turn(m.board_previous({}, { locale }), newer, hasNewer),
    turn(m.board_next({}, { locale }), older, hasOlder),
  ];
  const link: APIButtonComponent = {
    type: ComponentType.Button,
    style: ButtonStyle.Link,
    label: m.board_site({}, { locale }),
    url,
  };
  return { type: ComponentType.ActionRow, components: hasNewer || hasOlder ? [...turns, link] : [link] };
}
