import type { CaseStore } from '../../cases/index.ts';
import type { MemberNames } from '../../members/index.ts';
import type { Punishments } from '../punishments.ts';
import type { PendingOrders } from './pending-orders.ts';

/** Dependencies of the moderation commands. */
export interface CommandParts {
  punishments: Punishments;
  cases: CaseStore;
  memberNames: MemberNames;
  pending: PendingOrders;
}
