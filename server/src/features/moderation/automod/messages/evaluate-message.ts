import { type Fired, findViolations, isExempt } from '@perigee/core/moderation/automod/compile-rules';
import { type Invite, invitesIn } from '@perigee/core/moderation/automod/rules/addresses/invites';
import type { TextSpan } from '@perigee/core/moderation/automod/text/mapped-text';
import type { AutomodMessage } from './automod-message.ts';
import type { GuildChecks } from './guild-checks.ts';
import type { InviteGuilds } from './invite-guilds.ts';

/** The rules a message breaks, and the member's earlier messages that are part of it. */
export interface Violation {
  fired: readonly Fired[];
  /** Other messages of the same flood, or with the same text. */
  others: readonly { id: string; channelId: string }[];
}

/** What checking the message alone finds. */
export interface Suspicion extends Violation {
  /** Invites found; only the platform knows where they lead. */
  invites: readonly Invite[];
}

/** Just posted, or replayed. */
type Evaluated = AutomodMessage<{ id: string }>;

/** Runs a message through the enabled rules, cheap ones first. Synchronous, and null for nearly all messages. */
export function evaluateMessage(message: Evaluated, checks: GuildChecks): Suspicion | null {
  const counted = message.isNew ? countMessage(message, checks) : NO_COUNTED_VIOLATION;
  const text = findViolations(checks.text, checks.automod, message.text, message.scope);
  const invites = invitesOn(message, checks);
  if (counted.fired.length === 0 && text.length === 0 && invites.length === 0) return null;
  return { fired: [...counted.fired, ...text], others: counted.others, invites };
}

/** The rules that a suspicious message actually breaks. Asks the platform where its invites lead. */
export async function violationOf(
  { guildId }: Pick<AutomodMessage, 'guildId'>,
  { automod }: GuildChecks,
  { fired, others, invites }: Suspicion,
  inviteGuilds: Pick<InviteGuilds, 'guildOf'>,
): Promise<Violation | null> {
  const allowed = new Set([guildId, ...automod.invites.options.whitelistGuilds]);
  const foreign: TextSpan[] = [];
  for (const { code, span } of invites) {
    const target = code === null ? UNKNOWN : await inviteGuilds.guildOf(code).catch(() => UNKNOWN);
    if (target !== null && !allowed.has(target)) foreign.push(span);
  }
  const all = foreign.length === 0 ? fired : [...fired, { rule: 'invites' as const, spans: foreign }];
  return all.length === 0 ? null : { fired: all, others };
}

/** If the platform does not answer, an invite counts as foreign: catching those is what the rule is for. */
const UNKNOWN = 'unknown';

const NO_INVITES: readonly Invite[] = [];
const NO_COUNTED_VIOLATION: Pick<Violation, 'fired' | 'others'> = { fired: [], others: [] };

/** Characters of which every invite contains at least one. */
const MAY_HOLD_INVITE = /[./\\%]|[^\0-\x7F]/;

function invitesOn({ scope, text }: Evaluated, { automod }: GuildChecks): readonly Invite[] {
  if (!automod.invites.enabled || !MAY_HOLD_INVITE.test(text.content)) return NO_INVITES;
  return isExempt(automod, 'invites', scope) ? NO_INVITES : invitesIn(text);
}

function countMessage(
  { guildId, author, id: messageId, channelId, text, length, scope, at }: Evaluated,
  { automod, flood, duplicates }: GuildChecks,
): Pick<Violation, 'fired' | 'others'> {
  const member = `${guildId} ${author.id}`;
  const messageRef = { id: messageId, channelId, length };
  const tooMany = flood === null || isExempt(automod, 'flood', scope) ? null : flood.add(member, messageRef, at);
  const again =
    duplicates === null || isExempt(automod, 'duplicates', scope)
      ? null
      : duplicates.add(member, text.normalised.text, messageRef, at, text.files);
  if (tooMany === null && again === null) return NO_COUNTED_VIOLATION;
  return {
    fired: [
      ...(tooMany === null ? [] : [{ rule: 'flood' as const, spans: [] }]),
      ...(again === null ? [] : [{ rule: 'duplicates' as const, spans: [] }]),
    ],
    others: [...(tooMany ?? []), ...(again ?? [])].filter(({ id }) => id !== messageId),
  };
}
