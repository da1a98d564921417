import { state } from './state.js';

export function avatarUrl(user) {
  if (user?.avatar) return `/cdn/avatars/${user.id}/${user.avatar}.png`;
  return `/cdn/embed/avatars/${Number((BigInt(user?.id ?? 0) >> 22n) % 6n)}.png`;
}

export const colorOf = (number) => (number ? `#${number.toString(16).padStart(6, '0')}` : null);

/** A role as it is mentioned; everyone's is called so already. */
export const roleLabel = ({ name }) => (name.startsWith('@') ? name : `@${name}`);

export function memberOf(id) {
  return state.server?.members.find((member) => member.id === id);
}

export function nameOf(user) {
  return memberOf(user.id)?.name ?? user.global_name ?? user.username;
}
