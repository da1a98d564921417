import { type Fired, firedOn, isExempt, type RulePlace } from '@perigee/core/automod/compile-rules';
import { invitesIn } from '@perigee/core/automod/rules/invites';
import { type CheckedMessage, readMessage } from '@perigee/core/automod/rules/message';
import type { APIGuildMember, APIMessage, APIUser } from 'discord-api-types/v10';
import type { BotContext } from '../../bot/bot-context.ts';
import type { GuildChecks } from './guild-checks.ts';
import type { InviteGuilds } from './invite-guilds.ts';
import { messageInput } from './message-input.ts';

/** What rules read of a message of the platform's. */
export type GuildMessageContent = Pick<
  APIMessage,
  | 'id'
  | 'channel_id'
  | 'content'
  | 'attachments'
  | 'mentions'
  | 'mention_roles'
  | 'mention_everyone'
  | 'message_snapshots'
>;

/** Who wrote it, with what the guild knows of them. */
export type Author = APIUser & { member?: Pick<APIGuildMember, 'nick' | 'joined_at'> | undefined };

/** A message as the rules see it. */
export interface WatchedMessage {
  bot: BotContext;
  guildId: string;
  message: GuildMessageContent;
  author: Author;
  place: RulePlace;
  /** New, or edited: what only counts messages does not count it again. */
  isNew: boolean;
}

/** Which rules a message breaks, and which earlier messages of the member belong to that. */
export interface Violation {
  fired: readonly Fired[];
  checked: CheckedMessage;
  /** Messages besides this one that are part of it: of a flood, or of the same said again. */
  others: readonly { id: string; channelId: string }[];
}

/** Runs a message through the rules that are on, the cheap ones first; waits for the platform only where there is an invite. */
export async function violationOf(
  watched: WatchedMessage,
  checks: GuildChecks,
  inviteGuilds: InviteGuilds,
): Promise<Violation | null> {
  const checked = readMessage(messageInput(watched.message));
  const counted = watched.isNew ? countedOn(watched, checks, checked) : { fired: [], others: [] };
  const text = firedOn(checks.text, checks.automod, checked, watched.place);
  const invites = await invitesFired(watched, checks, checked, inviteGuilds);
  const fired = [...counted.fired, ...text, ...invites];
  return fired.length === 0 ? null : { fired, checked, others: counted.others };
}

/** Whether there is anything in a message that only the platform could say more about. */
export function mayHoldInvite(content: string): boolean {
  return /[./\\%]|[^\0-\x7F]/.test(content);
}

function countedOn({ guildId, author, message, place }: WatchedMessage, checks: GuildChecks, checked: CheckedMessage) {
  const { automod, flood, duplicates } = checks;
  const now = Date.now();
  const member = `${guildId} ${author.id}`;
  const said = { id: message.id, channelId: message.channel_id };
  const tooMany = isExempt(automod, 'flood', place)
    ? null
    : (flood?.add(member, { ...said, length: message.content.length }, now) ?? null);
  const again = isExempt(automod, 'duplicates', place)
    ? null
    : (duplicates?.add(member, checked.normalised.text, said, now) ?? null);
  return {
    fired: [
      ...(tooMany === null ? [] : [{ rule: 'flood' as const, spans: [] }]),
      ...(again === null ? [] : [{ rule: 'duplicates' as const, spans: [] }]),
    ],
    others: [...(tooMany ?? []), ...(again ?? [])].filter(({ id }) => id !== message.id),
  };
}

/** Where the platform does not answer, an invite counts as one to another server: that is what the rule is for. */
const UNKNOWN = 'unknown';

async function invitesFired(
  { guildId, place }: WatchedMessage,
  { automod }: GuildChecks,
  checked: CheckedMessage,
  inviteGuilds: InviteGuilds,
): Promise<Fired[]> {
  const { enabled, options } = automod.invites;
  if (!enabled || isExempt(automod, 'invites', place) || !mayHoldInvite(checked.content)) return [];
  const allowed = new Set([guildId, ...options.whitelistGuilds]);
  const spans = [];
  for (const { code, span } of invitesIn(checked)) {
    const target = await inviteGuilds.guildOf(code).catch(() => UNKNOWN);
    if (target !== null && !allowed.has(target)) spans.push(span);
  }
  return spans.length === 0 ? [] : [{ rule: 'invites', spans }];
}
