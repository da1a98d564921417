import type { CaseType } from '@perigee/core/cases/case';
import type { Case, CaseStore } from '../cases/index.ts';

const BANS: readonly CaseType[] = ['ban', 'softban', 'unban'];

/**
 * Keeps bans of one member in order. Acts of one subject are ordered anyway, but bulk bans have no subject.
 * @throws Error if an older case is still pending, so that the act is retried.
 */
export async function requireTurn(store: CaseStore, { guildId, number, type, member }: Case): Promise<void> {
  if (!BANS.includes(type)) return;
  const older = await store.recent(guildId, member.id, BANS);
  const isBusy = older.some((other) => other.number < number && other.state === 'pending');
  if (isBusy) throw new Error('an older case of the same member is under way');
}
