import type { SetPunishment } from '../../base/sections/set-punishments.ts';
import { type Punishment, PUNISHMENT_PERMISSIONS, takesDuration } from './punishment.ts';

/** A stored punishment as one that the bot gives by itself; `path` is that of the punishment. */
export function setPunishment(
  { type, duration }: Punishment,
  { path, ...set }: Pick<SetPunishment, 'entry' | 'path' | 'from'>,
): SetPunishment {
  const harshness = takesDuration(type) ? duration || Infinity : 0;
  return { ...set, path: `${path}.type`, type, permission: PUNISHMENT_PERMISSIONS[type], harshness };
}
