import { randomUUID } from 'node:crypto';
import { decide, gravityOf } from '@perigee/core/automod/decide';
import { ownMessage } from '@perigee/core/automod/native/mirror-rule';
import type { NativeRuleKey } from '@perigee/core/automod/native/native-rule';
import { isLogOnly } from '@perigee/core/automod/schema';
import type { BotContext } from '../../../bot/bot-context.ts';
import { nonceOf } from '../../../discord/nonce.ts';
import { namesOf, punishAuthor } from '../punish-author.ts';
import type { Reactions } from '../reactions.ts';
import { postRuleMessage } from '../rule-message.ts';
import { isSpared } from '../spared.ts';
import type { SparedMembers } from '../spared-members.ts';
import type { StoppedAuthor } from './authors.ts';
import type { KnownHit } from './stopped-messages.ts';

interface StoppedMessage {
  bot: BotContext;
  guildId: string;
  channelId: string;
  author: StoppedAuthor;
  content: string;
  /** What of it the filter is against. */
  matched: string;
}

/**
 * What follows from a message that the platform stopped: nothing is deleted, and the platform has told the author and the
 * log; the punishment is a case as for any other message. Answers the hit's id.
 */
export async function enforceStopped(
  reactions: Reactions & { spared: SparedMembers },
  stopped: StoppedMessage,
  rule: NativeRuleKey,
  known: KnownHit,
): Promise<string> {
  const { bursts, hits, spared } = reactions;
  const { bot, guildId, channelId, author, content, matched } = stopped;
  const { autoModeration: automod } = await bot.settings.get(guildId);
  // The platform knows nothing of whom a moderator had ignored, nor of each moderator.
  const isLeftAlone = isSpared(bot, guildId, author.id, author.roleIds) || (await spared.has(guildId, author.id));
  const acting = isLeftAlone || isLogOnly(automod[rule], Date.now()) ? [] : [rule];
  const burst = { id: `stopped ${randomUUID()}`, isDeleted: false };
  const { isAnswered } = bursts.add(`${guildId} ${author.id}`, burst, gravityOf(automod, acting));
  const caseNumber = isAnswered ? await answer(reactions, stopped, acting) : null;

  if (known !== null) {
    const id = await known;
    await hits.addRule(guildId, id, rule);
    if (caseNumber !== null) await hits.noteCase(guildId, id, caseNumber);
    return id;
  }
  const start = matched === '' ? -1 : content.indexOf(matched);
  return hits.record({
    guildId,
    rules: [rule],
    member: { id: author.id, name: author.username },
    channelId,
    messageId: null,
    text: content,
    spans: start === -1 ? [] : [{ start, end: start + matched.length }],
    isLogOnly: false,
    isDeleted: false,
    isStopped: true,
    caseNumber,
  });
}

/** What the rule has said that the platform did not say itself, and the case. */
async function answer(
  { punishments, mayAnswer }: Reactions,
  { bot, guildId, channelId, author, content }: StoppedMessage,
  acting: readonly NativeRuleKey[],
): Promise<number | null> {
  const { autoModeration: automod, language } = await bot.settings.get(guildId);
  const verdict = decide(automod, acting);
  const unsaid = verdict.messages.filter((rule) => ownMessage(automod[rule]) === null);
  if (unsaid.length > 0 && mayAnswer(channelId)) {
    const place = { bot, guildId, channelId, author, nonce: nonceOf(randomUUID()) };
    await Promise.all(unsaid.map((rule) => postRuleMessage(place, automod[rule].message, verdict.punishment)));
  }
  const message = { channelId, id: null, text: content };
  return punishAuthor(punishments, { guildId, author, message }, verdict, namesOf(acting, language.interface));
}
