import type { Need } from '../../base/sections/needs.ts';
import type { Punishment } from './punishment.ts';

/** What the bot needs to carry out this punishment; `path` is the field that requires it. */
export function punishmentNeeds(path: string, { type, duration }: Punishment): Need[] {
  if (type === 'kick') return [{ path, permission: 'KickMembers' }];
  if (type === 'ban') return [{ path, permission: 'BanMembers' }];
  return type === 'mute' ? [{ path, mutesForMs: duration }] : [];
}
