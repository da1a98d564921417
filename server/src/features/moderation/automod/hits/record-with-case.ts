import { AUTOMOD_RULES, type RuleKey } from '@perigee/core/moderation/automod/catalogue';
import type { RuleVerdict } from '@perigee/core/moderation/automod/decide';
import { SNAPSHOT_MAX } from '@perigee/core/moderation/cases/limits';
import type { Locale } from '@perigee/core/base/locales/locales';
import { cutText } from '@perigee/core/base/text/cut';
import type { DbTransaction } from '../../../../database/database.ts';
import { MuteImpossible } from '../../cases/punishments/mutes/mute-impossible.ts';
import type { PunishmentOrder, Punishments } from '../../cases/punishments/punishments.ts';
import type { Hit, NewHit } from './hit.ts';
import type { HitWriter } from './hit-store.ts';

interface RecordDeps {
  punishments: Pick<Punishments, 'punish'>;
  hits: HitWriter;
}

/** The verdict about the rules that were broken. */
interface Answer {
  verdict: RuleVerdict;
  /** The reason of the case if the rule sets none. */
  ruleNames: string;
}

/**
 * Records the hit and opens the resulting case in one transaction; without a case if nothing punishes, or there is no
 * way to mute.
 */
export async function recordWithCase(
  { punishments, hits }: RecordDeps,
  hit: NewHit,
  answer: Answer,
): Promise<Hit | null> {
  let recorded: Hit | null = null;
  const isPunished = await punishFor(punishments, hit, answer, {
    claim: async (tx) => (recorded = await hits.record(hit, tx)) !== null,
    noteCases: async (tx, cases) => {
      for (const { number } of cases) recorded = await withCase(hits, tx, recorded, number);
    },
  });
  return isPunished ? recorded : hits.record(hit);
}

/** False if nothing punishes, or there is no way to mute. */
export async function punishFor(
  punishments: Pick<Punishments, 'punish'>,
  { guildId, member, channelId, messageId, text }: NewHit,
  { verdict, ruleNames }: Answer,
  notes: Pick<PunishmentOrder, 'cause' | 'claim' | 'noteCases'>,
): Promise<boolean> {
  if (verdict.punishment === null) return false;
  const { rule, punishment } = verdict.punishment;
  try {
    await punishments.punish({
      guildId,
      type: punishment.type,
      members: [member],
      moderator: null,
      reason: punishment.reason === '' ? ruleNames : punishment.reason,
      source: 'automod',
      rule,
      ...(punishment.duration > 0 && { durationMs: punishment.duration }),
      message: { channelId, id: messageId, text: cutText(text, SNAPSHOT_MAX, '') },
      ...notes,
    });
    return true;
  } catch (error) {
    // The overview reports that nothing is set up to mute with; the rest of the rule still applies.
    if (error instanceof MuteImpossible) return false;
    throw error;
  }
}

async function withCase(hits: HitWriter, tx: DbTransaction, hit: Hit | null, caseNumber: number): Promise<Hit | null> {
  if (hit === null) return null;
  await hits.noteCase(tx, hit.guildId, hit.id, caseNumber);
  return { ...hit, caseNumber };
}

/** The names of all rules that fired. */
export function namesOf(rules: readonly RuleKey[], locale: Locale): string {
  return rules.map((rule) => AUTOMOD_RULES[rule].name[locale]).join(', ');
}
