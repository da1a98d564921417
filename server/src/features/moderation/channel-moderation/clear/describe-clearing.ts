import { userMention } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import { type Clearing, OLD_MAX } from './clearing.ts';

/** Most authors named in one reply. */
const NAMED_MAX = 10;

/** Reports how many messages of which authors were deleted, and what was not deleted and why. */
export function describeClearing({ plan, state, problem }: Clearing, locale: Locale): string {
  if (state === 'failed') return m.clear_failed({ problem: problem ?? '' }, { locale });
  if (plan === null) return m.clear_waiting({}, { locale });
  const { authors, left, pinned, isCut } = plan;
  const count = authors.reduce((sum, author) => sum + author.count, 0);
  const named = authors.slice(0, NAMED_MAX).map((author) => `${userMention(author.id)} — ${author.count}`);
  const others = authors.length - named.length;
  return [
    count === 0 ? m.clear_none({}, { locale }) : m.clear_done({ count }, { locale }),
    ...named,
    ...(others > 0 ? [m.clear_others({ count: others }, { locale })] : []),
    ...(pinned > 0 ? [m.clear_pinned({ count: pinned }, { locale })] : []),
    ...(left > 0 ? [m.clear_left({ count: left, max: OLD_MAX }, { locale })] : []),
    ...(isCut ? [m.clear_cut({}, { locale })] : []),
  ].join('\n');
}
