import type { User } from '../messages/message-shapes.ts';
import type { Role } from '../shapes.ts';
import { state } from '../state.ts';

/** The URL of a user's avatar, their own or the default. */
export function avatarUrl(user: { id: string; avatar: string | null } | null | undefined) {
  if (user?.avatar) return `/cdn/avatars/${user.id}/${user.avatar}.png`;
  return `/cdn/embed/avatars/${Number((BigInt(user?.id ?? 0) >> 22n) % 6n)}.png`;
}

/** A 0xRRGGBB colour for CSS; null for 0. */
export const colorOf = (number: number | null | undefined) =>
  number ? `#${number.toString(16).padStart(6, '0')}` : null;

/** A role as it is mentioned; @everyone already has its @. */
export const roleLabel = ({ name }: Role) => (name.startsWith('@') ? name : `@${name}`);

/** People to choose from: the guild's members, or the demo people outside of a guild. */
export function listedPeople(): { id: string; name: string }[] {
  return state.server?.members ?? state.world.people.map((person) => ({ id: person.id, name: nameOf(person) }));
}

/** The member of the open guild with an id. */
export function memberOf(id: string) {
  return state.server?.members.find((member) => member.id === id);
}

/** A user's display name. */
export function nameOf(user: User) {
  return memberOf(user.id)?.name ?? user.global_name ?? user.username;
}
