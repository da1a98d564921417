import { isExempt } from '@perigee/core/moderation/automod/compile-rules';
import { readMessage } from '@perigee/core/moderation/automod/rules/message';
import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import type { Automod } from '@perigee/core/moderation/automod/schema';
import type { TextSpan } from '@perigee/core/moderation/automod/text/mapped-text';
import { mapInSlices } from '../../../../process/map-in-slices.ts';
import type { StoredMessage } from '../../../community/index.ts';
import type { AutomodMessage } from '../messages/automod-message.ts';
import { evaluateMessage, violationOf } from '../messages/evaluate-message.ts';
import { freshChecks } from '../messages/guild-checks.ts';
import type { InviteGuilds } from '../messages/invite-guilds.ts';

/** A stored message that breaks rules. */
export interface ReplayedHit {
  message: StoredMessage;
  /** The text that the rules checked, followed by forwarded text. */
  text: string;
  fired: readonly { rule: RuleKey; spans: readonly TextSpan[] }[];
}

/**
 * Runs stored messages, in the order they were sent, through the bot's own rule code, as if the authors had no roles.
 */
export async function replayMessages(
  automod: Automod,
  messages: readonly StoredMessage[],
  inviteGuilds: Pick<InviteGuilds, 'guildOf'>,
): Promise<ReplayedHit[]> {
  const checks = freshChecks(automod);
  const replayed = await mapInSlices(messages, async (message) => {
    const seen = toAutomodMessage(message);
    const suspicion = evaluateMessage(seen, checks);
    if (suspicion === null) return null;
    const violation = await violationOf(seen, checks, suspicion, inviteGuilds);
    return violation === null ? null : { message, text: seen.text.content, fired: violation.fired };
  });
  return replayed.filter((hit) => hit !== null);
}

/**
 * What is left of a hit once the author's roles are known; null if all its rules exempt them. Rules count per member,
 * so applying roles afterwards gives the same result.
 */
export function withRoles(automod: Automod, hit: ReplayedHit, roleIds: readonly string[]): ReplayedHit | null {
  const scope = { roleIds, channelIds: [] };
  const fired = hit.fired.filter(({ rule }) => !isExempt(automod, rule, scope));
  return fired.length === 0 ? null : { ...hit, fired };
}

function toAutomodMessage({
  guildId,
  id,
  channelId,
  parentId,
  author,
  content,
  sentAt,
  ...rest
}: StoredMessage): AutomodMessage<{ id: string }> {
  const { forwarded, attachments, mentions } = rest;
  const texts = [content, ...forwarded.map((each) => each.content)].filter((text) => text !== '');
  return {
    guildId,
    id,
    channelId,
    author,
    text: readMessage({
      content: forwarded.length === 0 ? content : texts.join('\n'),
      mentionedMembers: mentions.members,
      mentionedRoles: mentions.roles,
      mentionsEveryone: mentions.everyone,
      files: [...attachments.map(({ name }) => name), ...forwarded.flatMap(({ files }) => files)],
    }),
    length: content.length,
    scope: { roleIds: [], channelIds: parentId === null ? [channelId] : [channelId, parentId] },
    isNew: true,
    version: '',
    at: sentAt.getTime(),
  };
}
