import { withoutCode } from './blank-code.ts';
import type { Check } from './message.ts';

interface MentionsOptions {
  /** Most members and roles, each counted once, that one message may mention. */
  members: number;
  roles: number;
  /** Whether a mention of everyone is refused, whether it pings or not: new servers let every member do so. */
  everyone: boolean;
}

const MENTION = /<@[!&]?\d{17,20}>|@(?:everyone|here)\b/g;

/** More member or role mentions than these, or a mention of everyone. */
export function compileMentions({ members, roles, everyone }: MentionsOptions): Check {
  return ({ content, mentionedMembers, mentionedRoles, mentionsEveryone }) => {
    const isTooMuch =
      isMoreThan(mentionedMembers, members) || isMoreThan(mentionedRoles, roles) || (everyone && mentionsEveryone);
    if (!isTooMuch) return null;
    return {
      spans: [...withoutCode(content).matchAll(MENTION)].map(({ 0: mention, index }) => ({
        start: index,
        end: index + mention.length,
      })),
    };
  };
}

function isMoreThan(ids: readonly string[], max: number): boolean {
  return ids.length > max && new Set(ids).size > max;
}
