import type { CaseStore } from '../../cases/index.ts';
import type { MemberNames } from '../../members/index.ts';
import type { Punishments } from '../punishments.ts';
import type { PendingOrders } from './orders/pending-orders.ts';

/** What the commands of moderation work with. */
export interface CommandParts {
  punishments: Punishments;
  cases: CaseStore;
  memberNames: MemberNames;
  pending: PendingOrders;
}
