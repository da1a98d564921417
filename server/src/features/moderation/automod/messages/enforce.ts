import { decide, severityOf } from '@perigee/core/moderation/automod/decide';
import { isLogOnly } from '@perigee/core/moderation/automod/schema';
import type { Deletions } from './deletions.ts';
import type { NewHit } from '../hits/hit.ts';
import type { Reactions } from './reactions.ts';
import { namesOf, recordWithCase } from '../hits/record-with-case.ts';
import { postRuleMessages } from './rule-message.ts';
import type { Violation, WatchedMessage } from './evaluate-message.ts';
import { PERMISSIONS } from '@perigee/core/base/permissions/permissions';
import type { BotContext } from '../../../../bot/bot-context.ts';
import { computeChannelPermissions } from '../../../../discord/permissions.ts';
import { retryWithPauses } from '../../../../events/retry-with-pauses.ts';

interface EnforceDeps extends Reactions {
  deletions: Deletions;
}

/**
 * Responds to a violation: deletes first, then posts the rule's message, then records the hit with its case and its entry
 * in the log.
 */
export async function enforce(
  { punishments, bursts, deletions, mayAnswer, hits }: EnforceDeps,
  watched: WatchedMessage,
  { fired, checked, others }: Violation,
): Promise<void> {
  const { bot, guildId, message, author } = watched;
  const { autoModeration: automod, automodLog, language } = await bot.settings.get(guildId);
  const rules = [...new Set(fired.map(({ rule }) => rule))];
  const acting = rules.filter((rule) => !isLogOnly(automod[rule], Date.now()));
  const verdict = decide(automod, acting);
  const isDeleted = verdict.deletes && mayDelete(bot, guildId, message.channel_id);
  const messageRef = { id: message.id, channelId: message.channel_id };
  const { isAnswered, isNew } = bursts.add(
    `${guildId} ${author.id}`,
    { id: message.id, isDeleted },
    severityOf(automod, acting),
  );
  if (isDeleted && isNew) deletions.add([messageRef, ...others]);
  if (!isAnswered && !isNew) return;

  if (isAnswered && mayAnswer(message.channel_id)) {
    const context = { bot, guildId, channelId: message.channel_id, author, nonce: message.id };
    await postRuleMessages(context, automod, verdict);
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
    logChannelId: isAnswered ? automodLog : null,
  };
  // The message is gone by now; a database that is away or busy must not cost the punishment too.
  await retryWithPauses(bot.log, async () => {
    if (!isAnswered) await hits.record(hit);
    else await recordWithCase({ punishments, hits }, hit, { verdict, ruleNames: namesOf(acting, language.interface) });
  });
}

/**
 * Whether the bot may delete others' messages in a channel. Where it may not, it must not try: the platform blocks bots
 * that cause too many refused requests. A thread that is not cached counts with the bot's guild permissions.
 */
function mayDelete({ cache, botId }: BotContext, guildId: string, channelId: string): boolean {
  const guild = cache.get(guildId);
  if (guild === undefined) return false;
  const overwrites = guild.channel(channelId)?.overwrites ?? [];
  const own = { userId: botId, roleIds: guild.ownRoleIds };
  return (computeChannelPermissions(guild, own, overwrites) & PERMISSIONS.ManageMessages) !== 0n;
}
