import { userMention } from '@discordjs/formatters';
import { type Leader, sortedValue } from '@perigee/core/economy/leaderboard/schema';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIEmbed,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { m } from '#texts';
import type { ReplyBody } from '../../../bot/command-context.ts';
import { type BoardPage, boardPageId } from './board-button.ts';
import type { BoardStatus } from './leaderboard-service.ts';
import { namePeriod, nameSort, type BoardWording, writeValue } from './board-texts.ts';
import { safeDisplayName } from './display-name.ts';

export interface BoardView extends BoardPage {
  pageCount: number;
  memberCount: number;
  leaders: readonly Leader[];
  /** The rank of the member who asked. */
  asker: BoardStatus;
  /** The board's page on the site. */
  url: string;
}

/** A page of a board as a message: as an embed, or as plain text where the bot may not embed. */
export function describeBoard(view: BoardView, writing: BoardWording, isEmbed: boolean): ReplyBody {
  const { locale } = writing;
  const { sort, period, page, pageCount, memberCount, leaders, url } = view;
  const title = `${m.board_title({}, { locale })} · ${nameSort(sort, locale)} · ${namePeriod(period, locale)}`;
  const lines = leaders.map((leader) => lineOf(leader, view, writing));
  const list = lines.length === 0 ? m.board_empty({}, { locale }) : lines.join('\n');
  const body = `${list}\n\n${describeAsker(view, writing)}`;
  const shown = new Intl.NumberFormat(locale);
  const where = [
    m.board_page({ page, pageCount: Math.max(1, pageCount) }, { locale }),
    m.info_members({ count: memberCount, shown: shown.format(memberCount) }, { locale }),
  ].join(' · ');
  const components = [buttonsOf(view, writing)];

  if (!isEmbed) return { content: `**${title}**\n${body}\n-# ${where}`, embeds: [], components };
  const embed: APIEmbed = { color: ACCENT_COLOR, title, url, description: body, footer: { text: where } };
  return { embeds: [embed], components };
}

const MEDALS = new Map([
  [1, '🥇'],
  [2, '🥈'],
  [3, '🥉'],
]);

function lineOf(leader: Leader, { sort }: BoardView, writing: BoardWording): string {
  const { number, user } = leader;
  const rank = MEDALS.get(number) ?? `\`${number}.\``;
  return `${rank} **${safeDisplayName(user)}** — ${writeValue(sortedValue(leader, sort), sort, writing)}`;
}

function describeAsker({ asker, askerId, sort }: BoardView, writing: BoardWording): string {
  const { locale } = writing;
  const member = userMention(askerId);
  if (asker.hidden) return m.board_asker_hidden({ member }, { locale });
  if (asker.number === null) return m.board_asker_none({ member }, { locale });
  const number = new Intl.NumberFormat(locale).format(asker.number);
  return m.board_asker({ member, number, value: writeValue(sortedValue(asker, sort), sort, writing) }, { locale });
}

function buttonsOf(view: BoardView, { locale }: BoardWording): APIActionRowComponent<APIButtonComponent> {
  const { sort, period, askerId, page, pageCount, url } = view;
  const turn = (label: string, to: number): APIButtonComponent => ({
    type: ComponentType.Button,
    style: ButtonStyle.Secondary,
    label,
    custom_id: boardPageId.write({ sort, period, askerId, page: to }),
    disabled: to < 1 || to > pageCount,
  });
  const turns = [turn(m.board_previous({}, { locale }), page - 1), turn(m.board_next({}, { locale }), page + 1)];
  const link: APIButtonComponent = {
    type: ComponentType.Button,
    style: ButtonStyle.Link,
    label: m.board_site({}, { locale }),
    url,
  };
  return { type: ComponentType.ActionRow, components: pageCount > 1 ? [...turns, link] : [link] };
}
