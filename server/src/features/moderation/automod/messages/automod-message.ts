import type { RuleScope } from '@perigee/core/moderation/automod/compile-rules';
import { attemptsEveryone } from '@perigee/core/moderation/automod/rules/typed-mentions';
import {
  type CheckedMessage,
  type MessageInput,
  READ_MAX,
  readMessage,
} from '@perigee/core/moderation/automod/rules/message';
import { cutText } from '@perigee/core/base/text/cut';
import type { APIGuildMember, APIMessage, APIUser } from 'discord-api-types/v10';
import type { BotContext } from '../../../../bot/bot-context.ts';
import type { MemberMessage } from '../../../../bot/from-member.ts';
import type { ThreadParents } from '../../../community/index.ts';
import { forwardedTexts, pollTexts } from './message-texts.ts';

/** A member's message as the automoderation sees it, from the listener to the hit. */
export interface AutomodMessage<Author extends { id: string } = APIUser> {
  guildId: string;
  id: string;
  channelId: string;
  author: Author;
  /** The guild's data about the author; absent where it is not known. */
  member?: Pick<APIGuildMember, 'nick' | 'joined_at'> | undefined;
  /** What rules read, including forwarded text. */
  text: CheckedMessage;
  /** Length of the author's own text in UTF-16 code units, without forwarded text. */
  length: number;
  scope: RuleScope;
  isNew: boolean;
  /** The time of the author's last edit, as the platform writes it; empty if the message was never edited. */
  version: string;
  /** When it was sent, in milliseconds since 1970; never decreases from one message to the next. */
  at: number;
}

type Snapshot = NonNullable<APIMessage['message_snapshots']>[number]['message'];

/** Reads a message that the gateway delivered. */
export function toAutomodMessage(message: MemberMessage, isNew: boolean, scope: RuleScope): AutomodMessage {
  const { guild_id: guildId, id, channel_id: channelId, content, author, member } = message;
  return {
    guildId,
    id,
    channelId,
    author,
    member,
    text: readMessage(textOf(message)),
    length: content.length,
    scope,
    isNew,
    version: message.edited_timestamp ?? '',
    at: Date.now(),
  };
}

const NO_ROLES: readonly string[] = [];

/**
 * Where a message was posted. A promise if the platform has to be asked for the parent channel of a thread or post.
 * @param parents Null if no rule has channel exceptions; the parent is not needed then.
 */
export function ruleScopeOf(
  bot: BotContext,
  { guild_id: guildId, channel_id: channelId, member }: MemberMessage,
  parents: Pick<ThreadParents, 'parentOf'> | null,
): RuleScope | Promise<RuleScope> {
  const placeIn = (parentId: string | null): RuleScope => ({
    roleIds: member?.roles ?? NO_ROLES,
    channelIds: parentId === null ? [channelId] : [channelId, parentId],
  });
  const parent = parents === null ? null : parents.parentOf(bot, guildId, channelId);
  return parent instanceof Promise ? parent.then(placeIn) : placeIn(parent);
}

const NONE: readonly string[] = [];

/** What rules read. Forwarded content and the texts of a poll count as the message's own. */
function textOf(message: MemberMessage): MessageInput {
  const { content, mention_roles: mentionedRoles } = message;
  const mentionedMembers = message.mentions.length === 0 ? NONE : mentionedIn(message);
  const mentionsEveryone = message.mention_everyone || attemptsEveryone(content);
  const input = { content, mentionedMembers, mentionedRoles, mentionsEveryone, files: filesOf(message) };
  const { message_snapshots: snapshots = [], poll } = message;
  if (snapshots.length === 0 && poll === undefined) return input;
  return withOthers(
    input,
    snapshots.map((snapshot) => snapshot.message),
    poll === undefined ? [] : pollTexts(poll),
  );
}

/** The author of the message replied to is pinged too, which is no mention unless the text contains one. */
function mentionedIn({ content, mentions, referenced_message: answered }: MemberMessage): readonly string[] {
  const ids = mentions.map(({ id }) => id);
  const answeredId = answered?.author.id;
  const isMentioned = (id: string) => content.includes(`<@${id}>`) || content.includes(`<@!${id}>`);
  return ids.filter((id) => id !== answeredId || isMentioned(id));
}

function filesOf({ attachments }: Pick<MemberMessage, 'attachments'>): readonly string[] {
  return attachments.length === 0 ? NONE : attachments.map(({ filename }) => filename);
}

function withOthers(input: MessageInput, forwarded: readonly Snapshot[], texts: readonly string[]): MessageInput {
  const all = [input.content, ...forwarded.flatMap(forwardedTexts), ...texts];
  return {
    ...input,
    content: cutText(all.filter((text) => text !== '').join('\n'), READ_MAX, ''),
    files: [...input.files, ...forwarded.flatMap(filesOf)],
  };
}
