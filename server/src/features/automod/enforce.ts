import { AUTOMOD_RULES, type RuleKey } from '@perigee/core/automod/catalogue';
import { decide, gravityOf, type Verdict } from '@perigee/core/automod/decide';
import { isLogOnly } from '@perigee/core/automod/schema';
import { SNAPSHOT_MAX } from '@perigee/core/cases/limits';
import type { Locale } from '@perigee/core/locales/locale';
import { MuteImpossible, type Punishments } from '../moderation/index.ts';
import type { Bursts } from './bursts.ts';
import type { Deletions } from './deletions.ts';
import type { HitStore } from './hit-store.ts';
import type { HitLog } from './hit-log.ts';
import { mayDelete } from './may-delete.ts';
import { postRuleMessage } from './rule-message.ts';
import type { Violation, WatchedMessage } from './watch-message.ts';

interface Enforcing {
  punishments: Punishments;
  bursts: Bursts;
  deletions: Deletions;
  /** Whether a channel has room for one more answer now; beyond that the platform would make them wait. */
  mayAnswer: (channelId: string) => boolean;
  hits: HitStore;
  hitLog: HitLog;
}

/** What follows from a violation: deletion first, then the message, then the punishment as a case, then the log. */
export async function enforce(
  { punishments, bursts, deletions, mayAnswer, hits, hitLog }: Enforcing,
  watched: WatchedMessage,
  { fired, others }: Violation,
): Promise<void> {
  const { bot, guildId, message, author } = watched;
  const { autoModeration: automod, language } = await bot.settings.get(guildId);
  const rules = [...new Set(fired.map(({ rule }) => rule))];
  const acting = rules.filter((rule) => !isLogOnly(automod[rule], Date.now()));
  const verdict = decide(automod, acting);
  const isDeleted = verdict.deletes && mayDelete(bot, guildId, message.channel_id);
  const said = { id: message.id, channelId: message.channel_id };
  const { isAnswered, isNew } = bursts.add(
    `${guildId} ${author.id}`,
    { id: message.id, isDeleted },
    gravityOf(automod, acting),
  );
  if (isDeleted && isNew) deletions.add([said, ...others]);
  if (!isAnswered && !isNew) return;

  if (isAnswered && mayAnswer(message.channel_id)) {
    await Promise.all(
      verdict.messages.map((rule) => postRuleMessage(watched, automod[rule].message, verdict.punishment)),
    );
  }
  const caseNumber = isAnswered
    ? await punish(punishments, watched, verdict, namesOf(acting, language.interface))
    : null;
  const hit = {
    guildId,
    rules,
    member: { id: author.id, name: author.username },
    channelId: message.channel_id,
    messageId: message.id,
    text: message.content,
    spans: fired.flatMap(({ spans }) => spans),
    isLogOnly: acting.length === 0,
    isDeleted,
    caseNumber,
  };
  const id = await hits.record(hit);
  if (isAnswered) await hitLog.tell(bot, { ...hit, id, at: new Date(), rung: 0, wrongAt: null });
}

/** The case's number; null where nothing punishes, or nothing can. */
async function punish(
  punishments: Punishments,
  { guildId, message, author }: WatchedMessage,
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
      message: { channelId: message.channel_id, id: message.id, text: message.content.slice(0, SNAPSHOT_MAX) },
    });
    return opened?.number ?? null;
  } catch (error) {
    // The overview says that nothing to mute with is set up; what else the rule does is done.
    if (error instanceof MuteImpossible) return null;
    throw error;
  }
}

/** Every rule that fired, where the guild gave no reason of its own. */
function namesOf(rules: readonly RuleKey[], locale: Locale): string {
  return rules.map((rule) => AUTOMOD_RULES[rule].name[locale]).join(', ');
}
