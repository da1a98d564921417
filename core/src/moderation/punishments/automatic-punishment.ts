import type { AutomaticPunishment } from '../../base/sections/automatic-punishments.ts';
import { type Punishment, PUNISHMENT_PERMISSIONS, takesDuration } from './punishment.ts';

/** Describes a punishment in the settings as one that the bot gives by itself; `path` is where it is stored. */
export function automaticPunishment(
  { type, duration }: Punishment,
  { path, ...set }: Pick<AutomaticPunishment, 'entry' | 'path' | 'from'>,
): AutomaticPunishment {
  const harshness = takesDuration(type) ? duration || Infinity : 0;
  return { ...set, path: `${path}.type`, type, permission: PUNISHMENT_PERMISSIONS[type], harshness };
}
