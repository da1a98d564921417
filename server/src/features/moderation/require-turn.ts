import type { CaseType } from '@perigee/core/cases/case';
import type { Case, CaseStore } from '../cases/index.ts';

const BANS: readonly CaseType[] = ['ban', 'softban', 'unban'];

/**
 * Cases of one member are carried out in their order. Acts of a subject are anyway; a ban among many others has no
 * subject of its own.
 * @throws Error where an older one is still under way, so that the act is tried again.
 */
export async function requireTurn(store: CaseStore, { guildId, number, type, member }: Case): Promise<void> {
  if (!BANS.includes(type)) return;
  const older = await store.recent(guildId, member.id, BANS);
  const isBusy = older.some((other) => other.number < number && other.state === 'pending');
  if (isBusy) throw new Error('an older case of the same member is under way');
}
