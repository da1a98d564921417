import { randomUUID } from 'node:crypto';
import { AutoModerationActionType as Action, GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../../../bot/define-listener.ts';
import { retryWithPauses } from '../../../../events/retry-with-pauses.ts';
import type { Reactions } from '../messages/reactions.ts';
import type { ExemptMembers } from '../exemptions/exempt-members.ts';
import { createAuthors } from './authors.ts';
import { enforceStopped } from './enforce-stopped.ts';
import type { NativeStore } from './native-store.ts';
import { createStoppedMessages } from './stopped-messages.ts';

/**
 * Records what our filters blocked, once per message: the platform sends one event per action, and only one of them is
 * the block.
 */
export function watchStopped(reactions: Reactions, exemptMembers: ExemptMembers, store: NativeStore): Listener {
  const authors = createAuthors();
  const stopped = createStoppedMessages();

  return defineListener(Event.AutoModerationActionExecution, async (bot, execution, _shardId, eventId) => {
    const { guild_id: guildId, rule_id: nativeId, user_id: userId, channel_id: channelId, action } = execution;
    if (action.type !== Action.BlockMessage || channelId === undefined) return;
    const rule = await retryWithPauses(bot.log, () => store.ruleOf(guildId, nativeId));
    const author = rule === null ? null : await authors.get(bot, guildId, userId);
    if (rule === null || author === null) return;
    const { content, matched_content: matched } = execution;
    // The platform gives no id of its own: without that of the event, a redelivered event counts as another one.
    const cause = `stopped ${eventId ?? randomUUID()}`;
    const message = { bot, guildId, channelId, author, content, matched: matched ?? '', cause };
    await stopped.take(message, rule, (hit) => enforceStopped({ ...reactions, exemptMembers }, message, rule, hit));
  });
}
