import { roleMention, time, TimestampStyles, userMention } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/base/locales/locales';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { m } from '#texts';
import type { ReplyBody } from '../../../bot/command-context.ts';
import type { MassChange } from '../balances/mass-changes/read-mass-change.ts';
import { type MoneyWriting, writeMoney } from '../balances/write-money.ts';
import { undoButton } from './undo-button.ts';
import { reasonLine } from './reason-line.ts';

type ShownChange = MassChange & { guildId: string };
type Text = (inputs: { amount: string; role: string }, options: { locale: Locale }) => string;

const BEGINNINGS: Record<MassChange['kind'], Text> = {
  grant: m.money_role_grant,
  fine: m.money_role_fine,
  adjust: m.money_role_adjust,
  reset: m.money_role_adjust,
};

/** What is done to whom: the start of the message, which stays the same in later edits. */
export function beginningOf({ kind, amount, roleId, guildId }: ShownChange, writing: MoneyWriting): string {
  const { locale } = writing;
  const role = roleId === null || roleId === guildId ? '@everyone' : roleMention(roleId);
  if (kind === 'fine' && amount === Number.MAX_SAFE_INTEGER) return m.money_role_fine_all({ role }, { locale });
  return BEGINNINGS[kind]({ amount: writeMoney(amount, writing), role }, { locale });
}

/** The message about a change for a role: what it does, its progress, and how to undo it. */
export function describeChange(change: ShownChange, writing: MoneyWriting): ReplyBody {
  const { id, state, startedBy, reason } = change;
  const { locale } = writing;
  const lines = [
    beginningOf(change, writing),
    m.money_by({ name: userMention(startedBy) }, { locale }),
    ...reasonLine(reason, locale),
    '',
    ...progressOf(change, locale),
  ];
  return {
    embeds: [{ color: ACCENT_COLOR, description: lines.join('\n') }],
    components: state === 'done' ? [undoButton({ changeId: id }, locale)] : [],
  };
}

function progressOf({ state, kind, amount, done, total, short, undoUntil }: ShownChange, locale: Locale): string[] {
  const formatNumber = (value: number) => new Intl.NumberFormat(locale).format(value);
  const members = (count: number) => m.info_members({ count, shown: formatNumber(count) }, { locale });
  const progress = { done: formatNumber(done), total: formatNumber(total), bar: barOf(done, total) };
  switch (state) {
    case 'listing':
      return [m.money_listing({ members: members(total) }, { locale })];
    case 'running':
      return [m.money_running(progress, { locale })];
    case 'undoing':
      return [m.money_undoing(progress, { locale })];
    case 'failed':
      return [m.money_failed({}, { locale })];
    case 'undone':
      return [
        m.money_undone({ members: members(done) }, { locale }),
        ...(short > 0 ? [m.money_undone_short({ count: short, shown: formatNumber(short) }, { locale })] : []),
      ];
    case 'done': {
      const until = time(Math.round(Date.parse(undoUntil) / 1000), TimestampStyles.LongDateTime);
      const isAll = kind === 'fine' && amount === Number.MAX_SAFE_INTEGER;
      return [
        m.money_done({ members: members(done) }, { locale }),
        ...(short > 0 && !isAll ? [m.money_done_short({ count: short, shown: formatNumber(short) }, { locale })] : []),
        m.money_undo_until({ until }, { locale }),
      ];
    }
    default:
      return state satisfies never;
  }
}

const BAR = 12;

function barOf(done: number, total: number): string {
  const filled = total === 0 ? 0 : Math.floor((done / total) * BAR);
  return '▰'.repeat(filled) + '▱'.repeat(BAR - filled);
}
