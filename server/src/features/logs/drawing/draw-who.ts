import type { LogEntry } from '@perigee/core/logs/entry';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import type { LogView } from './drawing.ts';
import { foreign, line, personText } from './words.ts';

/** Maximum length of a reason, in UTF-16 code units. */
const REASON_MAX = 512;

/** Who did it, how certain that is, and why. Empty for what members do themselves, such as joining. */
export function actorLines(entry: LogEntry, { locale }: Pick<LogView, 'locale'>): (string | null)[] {
  const reason = entry.reason === null || entry.reason === '' ? null : foreign(entry.reason, REASON_MAX);
  return [line(m.log_by({}, { locale }), actorText(entry, locale)), line(m.log_reason({}, { locale }), reason)];
}

function actorText({ actor, certainty, target, event }: LogEntry, locale: Locale): string | null {
  if (certainty === 'authorOrBot') return m.log_by_author_or_bot({}, { locale });
  if (certainty === 'unknown') return event === 'memberLeave' ? null : m.log_by_unknown({}, { locale });
  if (actor === null) return m.log_by_self({}, { locale });
  const isOwnDoing = target?.kind === 'member' && target.id === actor.id && certainty === 'known';
  if (isOwnDoing || event === 'messageEdit') return null;
  const person = personText(actor);
  return certainty === 'auditLog' ? m.log_by_audit({ person }, { locale }) : person;
}
