import type { User } from '../messages/message-shapes.ts';
import type { Role } from '../shapes.ts';
import { state } from '../state.ts';

/** The address of somebody's picture, their own or a default one. */
export function avatarUrl(user: { id: string; avatar: string | null } | null | undefined) {
  if (user?.avatar) return `/cdn/avatars/${user.id}/${user.avatar}.png`;
  return `/cdn/embed/avatars/${Number((BigInt(user?.id ?? 0) >> 22n) % 6n)}.png`;
}

/** A colour 0xRRGGBB for CSS; none for 0. */
export const colorOf = (number: number | null | undefined) =>
  number ? `#${number.toString(16).padStart(6, '0')}` : null;

/** A role as it is mentioned; everyone's is called so already. */
export const roleLabel = ({ name }: Role) => (name.startsWith('@') ? name : `@${name}`);

/** Who can be chosen: the members of the server, or everybody one can be. */
export function listedPeople(): { id: string; name: string }[] {
  return state.server?.members ?? state.world.people.map((person) => ({ id: person.id, name: nameOf(person) }));
}

/** The member of the open server with an id. */
export function memberOf(id: string) {
  return state.server?.members.find((member) => member.id === id);
}

/** The name somebody is shown by. */
export function nameOf(user: User) {
  return memberOf(user.id)?.name ?? user.global_name ?? user.username;
}
