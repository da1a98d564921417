import { AUTOMOD_RULES, type RuleKey } from '@perigee/core/automod/catalogue';
import type { Verdict } from '@perigee/core/automod/decide';
import { SNAPSHOT_MAX } from '@perigee/core/cases/limits';
import type { Locale } from '@perigee/core/locales/locale';
import type { CaseMessage } from '../cases/index.ts';
import { MuteImpossible, type Punishments } from '../moderation/index.ts';

interface Written {
  guildId: string;
  author: { id: string; username: string };
  message: CaseMessage;
}

/** The case's number; null where nothing punishes, or nothing can. */
export async function punishAuthor(
  punishments: Punishments,
  { guildId, author, message }: Written,
  { punishment: gravest }: Verdict,
  ruleNames: string,
): Promise<number | null> {
  if (gravest === null) return null;
  const { rule, punishment } = gravest;
  try {
    const [opened] = await punishments.punish({
      guildId,
      type: punishment.type,
      members: [{ id: author.id, name: author.username }],
      moderator: null,
      reason: punishment.reason === '' ? ruleNames : punishment.reason,
      source: 'automod',
      rule,
      ...(punishment.duration > 0 && { durationMs: punishment.duration }),
      message: { ...message, text: message.text.slice(0, SNAPSHOT_MAX) },
    });
    return opened?.number ?? null;
  } catch (error) {
    // The overview says that nothing to mute with is set up; what else the rule does is done.
    if (error instanceof MuteImpossible) return null;
    throw error;
  }
}

/** Every rule that fired, where the guild gave no reason of its own. */
export function namesOf(rules: readonly RuleKey[], locale: Locale): string {
  return rules.map((rule) => AUTOMOD_RULES[rule].name[locale]).join(', ');
}
