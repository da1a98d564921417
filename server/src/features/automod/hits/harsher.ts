import type { PermissionName } from '@perigee/core/permissions/permissions';
import type { PunishmentType } from '@perigee/core/moderation/punishment';
import type { Case } from '../../cases/index.ts';

/** One step of what follows when a moderator finds that too little was done. */
interface Rung {
  type: PunishmentType;
  /** What the moderator needs for it. */
  permission: PermissionName;
  durationMs?: number;
}

const MUTE_MS = 3_600_000;

const RUNGS: readonly Rung[] = [
  { type: 'warn', permission: 'ModerateMembers' },
  { type: 'mute', permission: 'ModerateMembers', durationMs: MUTE_MS },
  { type: 'kick', permission: 'KickMembers' },
  { type: 'ban', permission: 'BanMembers' },
];

/** What comes after what was done; null behind the last. */
export function rungAfter(done: Pick<Case, 'type'> | null): Rung | null {
  return RUNGS[RUNGS.findIndex(({ type }) => type === done?.type) + 1] ?? null;
}
