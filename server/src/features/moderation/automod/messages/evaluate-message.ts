import { type Fired, findViolations, isExempt, type RuleScope } from '@perigee/core/moderation/automod/compile-rules';
import { type Invite, invitesIn } from '@perigee/core/moderation/automod/rules/addresses/invites';
import { type CheckedMessage, type MessageInput, readMessage } from '@perigee/core/moderation/automod/rules/message';
import type { TextSpan } from '@perigee/core/moderation/automod/text/mapped-text';
import type { APIGuildMember, APIMessage, APIUser } from 'discord-api-types/v10';
import type { BotContext } from '../../../../bot/bot-context.ts';
import type { GuildChecks } from './guild-checks.ts';
import type { InviteGuilds } from './invite-guilds.ts';
import type { MessageContent } from './message-input.ts';

/** The parts of a platform message that rules read, and what it is known by. */
export type GuildMessageContent = MessageContent & Pick<APIMessage, 'id' | 'channel_id' | 'edited_timestamp'>;

/** The author, with the guild's data about them. */
export type MessageAuthor = APIUser & { member?: Pick<APIGuildMember, 'nick' | 'joined_at'> | undefined };

/** The input of the rules, for a message that was just posted or is replayed. */
export interface JudgedMessage {
  guildId: string;
  authorId: string;
  id: string;
  channelId: string;
  input: MessageInput;
  /** Length of the author's own text in UTF-16 code units, without forwarded text. */
  length: number;
  scope: RuleScope;
  isNew: boolean;
  /** When it was sent, in milliseconds since 1970; never decreases from one message to the next. */
  at: number;
}

/** A message that may need a response. */
export interface WatchedMessage extends JudgedMessage {
  message: GuildMessageContent;
  bot: BotContext;
  author: MessageAuthor;
}

/** The rules a message breaks, and the member's earlier messages that are part of it. */
export interface Violation {
  fired: readonly Fired[];
  checked: CheckedMessage;
  /** Other messages of the same flood, or with the same text. */
  others: readonly { id: string; channelId: string }[];
}

/** What checking the message alone finds. */
export interface Suspicion extends Violation {
  /** Invites found; only the platform knows where they lead. */
  invites: readonly Invite[];
}

/** Runs a message through the enabled rules, cheap ones first. Synchronous, and null for nearly all messages. */
export function evaluateMessage(judged: JudgedMessage, checks: GuildChecks): Suspicion | null {
  const checked = readMessage(judged.input);
  const counted = judged.isNew ? countMessage(judged, checks, checked) : NO_COUNTED_VIOLATION;
  const text = findViolations(checks.text, checks.automod, checked, judged.scope);
  const invites = invitesOn(judged, checks, checked);
  if (counted.fired.length === 0 && text.length === 0 && invites.length === 0) return null;
  return { fired: [...counted.fired, ...text], checked, others: counted.others, invites };
}

/** The rules that a suspicious message actually breaks. Asks the platform where its invites lead. */
export async function violationOf(
  { guildId }: JudgedMessage,
  { automod }: GuildChecks,
  { fired, checked, others, invites }: Suspicion,
  inviteGuilds: Pick<InviteGuilds, 'guildOf'>,
): Promise<Violation | null> {
  const allowed = new Set([guildId, ...automod.invites.options.whitelistGuilds]);
  const foreign: TextSpan[] = [];
  for (const { code, span } of invites) {
    const target = code === null ? UNKNOWN : await inviteGuilds.guildOf(code).catch(() => UNKNOWN);
    if (target !== null && !allowed.has(target)) foreign.push(span);
  }
  const all = foreign.length === 0 ? fired : [...fired, { rule: 'invites' as const, spans: foreign }];
  return all.length === 0 ? null : { fired: all, checked, others };
}

/** If the platform does not answer, an invite counts as foreign: catching those is what the rule is for. */
const UNKNOWN = 'unknown';

const NO_INVITES: readonly Invite[] = [];
const NO_COUNTED_VIOLATION: Pick<Violation, 'fired' | 'others'> = { fired: [], others: [] };

/** Characters of which every invite contains at least one. */
const MAY_HOLD_INVITE = /[./\\%]|[^\0-\x7F]/;

function invitesOn({ scope }: JudgedMessage, { automod }: GuildChecks, checked: CheckedMessage): readonly Invite[] {
  if (!automod.invites.enabled || !MAY_HOLD_INVITE.test(checked.content)) return NO_INVITES;
  return isExempt(automod, 'invites', scope) ? NO_INVITES : invitesIn(checked);
}

function countMessage(
  { guildId, authorId, id: messageId, channelId, length, scope, at }: JudgedMessage,
  { automod, flood, duplicates }: GuildChecks,
  checked: CheckedMessage,
): Pick<Violation, 'fired' | 'others'> {
  const member = `${guildId} ${authorId}`;
  const messageRef = { id: messageId, channelId, length };
  const tooMany = flood === null || isExempt(automod, 'flood', scope) ? null : flood.add(member, messageRef, at);
  const again =
    duplicates === null || isExempt(automod, 'duplicates', scope)
      ? null
      : duplicates.add(member, checked.normalised.text, messageRef, at, checked.files);
  if (tooMany === null && again === null) return NO_COUNTED_VIOLATION;
  return {
    fired: [
      ...(tooMany === null ? [] : [{ rule: 'flood' as const, spans: [] }]),
      ...(again === null ? [] : [{ rule: 'duplicates' as const, spans: [] }]),
    ],
    others: [...(tooMany ?? []), ...(again ?? [])].filter(({ id }) => id !== messageId),
  };
}
