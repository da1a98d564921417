import type { JsonObject } from '../../base/json.ts';
import type { Member, Person } from '../../state/state.ts';

/** A user's public data. */
export function presentUser(person: Person): JsonObject {
  return {
    id: person.id,
    username: person.username,
    global_name: person.globalName,
    avatar: person.avatar,
    discriminator: person.bot ? discriminatorOf(person.id) : '0',
    public_flags: 0,
    flags: 0,
    bot: person.bot,
    system: false,
    banner: null,
    accent_color: null,
    avatar_decoration_data: null,
    collectibles: null,
    display_name_styles: null,
    primary_guild: null,
    clan: null,
  };
}

/** A user as they see themselves; the email only with the scope `email`, and never for a bot. */
export function presentSelf(person: Person, scopes: string[]): JsonObject {
  const self: JsonObject = { ...presentUser(person), mfa_enabled: false, locale: person.locale };
  if (person.bot) return { ...self, email: null, verified: true };
  if (!scopes.includes('email')) return self;
  return { ...self, email: `${person.username}@example.com`, verified: true };
}

/** A member without the user, as in messages and interactions. */
export function presentBareMember(member: Member): JsonObject {
  return {
    nick: member.nick,
    avatar: member.avatar ?? null,
    banner: null,
    roles: member.roles,
    joined_at: member.joinedAt,
    premium_since: null,
    pending: member.pending ?? false,
    flags: member.flags ?? 0,
    mute: false,
    deaf: false,
    communication_disabled_until: member.mutedUntil,
    avatar_decoration_data: null,
    collectibles: null,
  };
}

/** A member with their user, as the API returns them. */
export function presentMember(member: Member, person: Person): JsonObject {
  return { ...presentBareMember(member), user: presentUser(person) };
}

/** Bots still have a four-digit discriminator. */
function discriminatorOf(id: string): string {
  return String((BigInt(id) % 9_000n) + 1_000n);
}
