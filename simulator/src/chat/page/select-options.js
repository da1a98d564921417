import { state } from './state.js';

/** What a select offers: its own options, or people, roles and channels. */
export function optionsOf(part) {
  const members = (state.server?.members ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const roles = (state.server?.roles ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const channels = (state.server?.channels ?? []).map(({ id, name }) => ({ value: id, label: `#${name}` }));
  return { 3: part.options ?? [], 5: members, 6: roles, 7: [...members, ...roles], 8: channels }[part.type];
}
