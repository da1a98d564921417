import type { CaseStore } from '../../records/case-store.ts';
import type { MemberNames } from '../../../../community/index.ts';
import type { Punishments } from '../punishments.ts';
import type { PendingOrders } from './pending-orders.ts';

/** Dependencies of the moderation commands. */
export interface CommandDeps {
  punishments: Punishments;
  cases: CaseStore;
  memberNames: MemberNames;
  pending: PendingOrders;
}
