import { decide, gravityOf } from '@perigee/core/automod/decide';
import { isLogOnly } from '@perigee/core/automod/schema';
import type { Deletions } from './deletions.ts';
import type { NewHit } from './hits/hit.ts';
import { mayDelete } from './may-delete.ts';
import type { Reactions } from './reactions.ts';
import { namesOf, recordWithCase } from './hits/record-with-case.ts';
import { postRuleMessage } from './rule-message.ts';
import type { Violation, WatchedMessage } from './watch-message.ts';

interface Enforcing extends Reactions {
  deletions: Deletions;
}

/** What follows from a violation: deletion first, then the message, then the punishment as a case, then the log. */
export async function enforce(
  { punishments, bursts, deletions, mayAnswer, hits, hitLog }: Enforcing,
  watched: WatchedMessage,
  { fired, checked, others }: Violation,
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
    const place = { bot, guildId, channelId: message.channel_id, author, nonce: message.id };
    await Promise.all(
      verdict.messages.map((rule) => postRuleMessage(place, automod[rule].message, verdict.punishment)),
    );
  }
  const hit: NewHit = {
    guildId,
    rules,
    member: { id: author.id, name: author.username },
    channelId: message.channel_id,
    messageId: message.id,
    version: message.edited_timestamp ?? '',
    text: checked.content,
    files: checked.files,
    spans: fired.flatMap(({ spans }) => spans),
    isLogOnly: acting.length === 0,
    isDeleted,
    isStopped: false,
    caseNumber: null,
  };
  const recorded = isAnswered
    ? await recordWithCase({ punishments, hits }, hit, { verdict, ruleNames: namesOf(acting, language.interface) })
    : await hits.record(hit);
  // Another process that was told of the same message has dealt with it.
  if (recorded !== null && isAnswered) await hitLog.tell(bot, recorded);
}
