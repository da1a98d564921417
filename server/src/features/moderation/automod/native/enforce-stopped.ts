import { createHash } from 'node:crypto';
import { decide, severityOf, type RuleVerdict } from '@perigee/core/moderation/automod/decide';
import { ownMessage } from '@perigee/core/moderation/automod/native/mirror-rule';
import type { NativeRuleKey } from '@perigee/core/moderation/automod/native/native-rule';
import { isLogOnly } from '@perigee/core/moderation/automod/schema';
import type { BotContext } from '../../../../bot/bot-context.ts';
import { nonceOf } from '../../../../discord/nonce.ts';
import { retryWithPauses } from '../../../../events/retry-with-pauses.ts';
import type { PunishmentOrder } from '../../cases/punishments/punishments.ts';
import type { NewHit } from '../hits/hit.ts';
import type { Reactions } from '../messages/reactions.ts';
import { namesOf, punishFor, recordWithCase } from '../hits/record-with-case.ts';
import { postRuleMessages } from '../messages/rule-message.ts';
import { isExempt } from '../messages/exempt.ts';
import type { ExemptMembers } from '../exemptions/exempt-members.ts';
import type { StoppedAuthor } from './authors.ts';
import type { KnownHit } from './stopped-messages.ts';

interface StoppedMessage {
  bot: BotContext;
  guildId: string;
  channelId: string;
  author: StoppedAuthor;
  content: string;
  /** The part of the text that the filter matched. */
  matched: string;
  /** Key of the event that reported it. */
  cause: string;
}

/**
 * Responds to a message that the platform blocked. Nothing is deleted, and the platform has already informed the author
 * and the log channel; the punishment is a case as for any other message. Returns the hit's id, or null if the event
 * was handled before.
 */
export async function enforceStopped(
  reactions: Reactions & { exemptMembers: Pick<ExemptMembers, 'of'> },
  stopped: StoppedMessage,
  rule: NativeRuleKey,
  knownHit: KnownHit,
): Promise<string | null> {
  const { bursts, hits, punishments, exemptMembers } = reactions;
  const { bot, guildId, author } = stopped;
  const { autoModeration: automod, language } = await bot.settings.get(guildId);
  // The platform does not know the members exempted by moderators, nor every moderator.
  const isIgnoredBy = await retryWithPauses(bot.log, () => exemptMembers.of(guildId, author.id));
  const isLeftAlone = isExempt(bot, guildId, author.id, author.roleIds) || isIgnoredBy(rule);
  const acting = isLeftAlone || isLogOnly(automod[rule], Date.now()) ? [] : [rule];
  const burst = { id: stopped.cause, isDeleted: false };
  const { isAnswered } = bursts.add(`${guildId} ${author.id}`, burst, severityOf(automod, acting));
  const verdict = decide(automod, acting);
  if (isAnswered) await postNotice(reactions, stopped, verdict);

  const hit = hitOf(stopped, rule);
  const answer = { verdict, ruleNames: namesOf(acting, language.interface) };
  if (knownHit !== null) {
    const id = await knownHit;
    if (id !== null) await retryWithPauses(bot.log, () => hits.addRule(guildId, id, rule));
    if (isAnswered) {
      const noteCases: PunishmentOrder['noteCases'] = async (tx, cases) => {
        if (id !== null) for (const { number } of cases) await hits.noteCase(tx, guildId, id, number);
      };
      await retryWithPauses(bot.log, () => punishFor(punishments, hit, answer, { cause: stopped.cause, noteCases }));
    }
    return id;
  }
  const recorded = await retryWithPauses(bot.log, () =>
    isAnswered ? recordWithCase(reactions, hit, answer) : hits.record(hit),
  );
  return recorded?.id ?? null;
}

function hitOf({ guildId, channelId, author, content, matched, cause }: StoppedMessage, rule: NativeRuleKey): NewHit {
  const start = matched === '' ? -1 : content.indexOf(matched);
  return {
    guildId,
    rules: [rule],
    member: { id: author.id, name: author.username },
    channelId,
    messageId: null,
    version: '',
    text: content,
    files: [],
    spans: start === -1 ? [] : [{ start, end: start + matched.length }],
    isLogOnly: false,
    isDeleted: false,
    isStopped: true,
    caseNumber: null,
    cause,
    // The platform has informed the log channel itself.
    logChannelId: null,
  };
}

/** Posts the rule's messages that the platform does not show itself. */
async function postNotice(
  { mayAnswer }: Reactions,
  { bot, guildId, channelId, author, cause }: StoppedMessage,
  verdict: RuleVerdict,
): Promise<void> {
  const { autoModeration: automod } = await bot.settings.get(guildId);
  const unsaid = verdict.messages.filter((each) => ownMessage(automod[each]) === null);
  if (unsaid.length === 0 || !mayAnswer(channelId)) return;
  const context = { bot, guildId, channelId, author, nonce: nonceOf(createHash('md5').update(cause).digest('hex')) };
  await postRuleMessages(context, automod, { messages: unsaid, punishment: verdict.punishment });
}
