import type { Db } from '../../../database/database.ts';
import type { Events } from '../../../events/events.ts';
import type { Ledger, EarningRules, RoleGrants, Inventories, Wallets } from '../../economy/index.ts';
import type { Codes } from './codes.ts';
import type { InTurn } from './turns.ts';
import type { SettlementWaiters } from '../../../events/settlement-waiters.ts';

/** Dependencies for creating and redeeming coupons. */
export interface CouponDeps {
  db: Db;
  events: Events;
  ledger: Pick<Ledger, 'post'>;
  wallets: Pick<Wallets, 'floor'>;
  earningRules: Pick<EarningRules, 'mayReceiveAt'>;
  roleGrants: RoleGrants;
  inventories: Inventories;
  codes: Codes;
  waiters: SettlementWaiters;
  /** Queues redemptions per guild id. */
  inTurn: InTurn;
}
