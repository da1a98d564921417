import type { PermissionName } from '@perigee/core/base/permissions/permissions';
import type { PunishmentType } from '@perigee/core/moderation/punishments/punishment';
import type { Case } from '../../cases/records/case-record.ts';

/** One step of the escalation that moderators can start when too little was done. */
interface EscalationStep {
  type: PunishmentType;
  /** The permission the moderator needs. */
  permission: PermissionName;
  durationMs?: number;
}

const MUTE_MS = 3_600_000;

const RUNGS: readonly EscalationStep[] = [
  { type: 'warn', permission: 'ModerateMembers' },
  { type: 'mute', permission: 'ModerateMembers', durationMs: MUTE_MS },
  { type: 'kick', permission: 'KickMembers' },
  { type: 'ban', permission: 'BanMembers' },
];

/** The step after what was done; null after the last. */
export function rungAfter(done: Pick<Case, 'type'> | null): EscalationStep | null {
  return RUNGS[RUNGS.findIndex(({ type }) => type === done?.type) + 1] ?? null;
}
