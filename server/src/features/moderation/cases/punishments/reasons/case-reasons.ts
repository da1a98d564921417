import { AUTOMOD_RULES, RULE_KEYS } from '@perigee/core/moderation/automod/catalogue';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import { unmarkedText } from '../../../../../texts/people-text.ts';
import type { SettingsCache } from '../../../../../bot/settings-cache.ts';
import type { Db } from '../../../../../database/database.ts';
import { type GuildDirectory, nameForReason, type SettingsTrace } from '../../../../community/index.ts';
import type { Case, Person } from '../../records/case-record.ts';
import { readTrail } from '../../records/read-trail.ts';
import { auditReason, auditReasonOfEnd, auditReasonOfMany } from './audit-reason.ts';
import { findSetter } from './find-setter.ts';

/** Writes the audit log reasons of cases: what they are for, and who is behind them. */
export interface CaseReasons {
  of(found: Case): Promise<string>;
  /** The same for several cases of one order. */
  ofMany(first: Case, last: Case): Promise<string>;
  /** The same when a case ends because its time is over. */
  ofEnd(found: Case): Promise<string>;
}

interface ReasonDeps {
  db: Db;
  settings: SettingsCache;
  settingsTrace: SettingsTrace;
  directory: Pick<GuildDirectory, 'nameOf'>;
}

export function createCaseReasons(deps: ReasonDeps): CaseReasons {
  const localeOf = async ({ guildId }: Case) => (await deps.settings.get(guildId)).language.interface;

  return {
    async of(found) {
      const locale = await localeOf(found);
      return auditReason(
        found,
        listed([await describeOrigin(deps, found, locale), await describeChange(deps.db, found, locale)]),
      );
    },
    async ofMany(first, last) {
      return auditReasonOfMany(first, last, (await describeOrigin(deps, first, await localeOf(first))) ?? '');
    },
    async ofEnd(found) {
      return auditReasonOfEnd(found.number, listed([await describeChange(deps.db, found, await localeOf(found))]));
    },
  };
}

function listed(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(', ');
}

/** Who last changed the duration of a case, or had it tried again; null if nobody did. */
async function describeChange(db: Db, found: Case, locale: Locale): Promise<string | null> {
  const trail = await readTrail(db, found);
  const last = trail.findLast(({ kind }) => kind === 'durationChanged' || kind === 'retried');
  if (!last?.by) return null;
  const describe = last.kind === 'retried' ? m.audit_retried : m.audit_changed;
  return describe({ name: unmarkedText(nameOf(last.by)) }, { locale });
}

function nameOf({ id, name }: Person): string {
  return name ?? id;
}

/** The moderator, or else the rule or the warnings behind a case and who set that; null where neither is known. */
async function describeOrigin(deps: ReasonDeps, found: Case, locale: Locale): Promise<string | null> {
  if (found.moderator !== null) return nameOf(found.moderator);
  const key = RULE_KEYS.find((each) => each === found.rule);
  const rule = found.source === 'automod' && key !== undefined ? AUTOMOD_RULES[key].name[locale] : null;
  if (rule === null && found.source !== 'ladder') return null;

  const cause = rule === null ? m.audit_ladder({}, { locale }) : m.audit_rule({ rule }, { locale });
  const setter = await setterName(deps, found);
  return setter === null ? cause : m.audit_set_by({ cause, name: unmarkedText(setter) }, { locale });
}

async function setterName({ settingsTrace, directory }: ReasonDeps, found: Case): Promise<string | null> {
  const userId = await findSetter(settingsTrace, found);
  return userId === null ? null : nameForReason(directory, found.guildId, userId);
}
