import type { Db } from '../../../database/database.ts';
import type { Events } from '../../../events/events.ts';
import type { Ledger } from '../balances/ledger/ledger.ts';
import type { RoleGrants } from '../role-grants/role-grants.ts';
import type { Wallets } from '../wallet/wallets.ts';
import type { SettlementWaiters } from '../../../events/settlement-waiters.ts';

/** Dependencies of buying and selling. */
export interface ShopDeps {
  db: Db;
  events: Events;
  ledger: Pick<Ledger, 'post' | 'reverse' | 'holdings'>;
  wallets: Pick<Wallets, 'floor'>;
  roleGrants: RoleGrants;
  waiters: SettlementWaiters;
}

/** The owner of the shop's role grants. */
export const SHOP = 'shop';
