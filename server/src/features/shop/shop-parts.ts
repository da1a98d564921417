import type { Db } from '../../database/database.ts';
import type { Events } from '../../events/events.ts';
import type { Ledger } from '../balances/index.ts';
import type { RoleGrants } from '../role-grants/index.ts';
import type { Wallets } from '../wallet/index.ts';
import type { SettledNews } from '../../events/settled-news.ts';

/** What buying and selling work with. */
export interface ShopParts {
  db: Db;
  events: Events;
  ledger: Pick<Ledger, 'post' | 'reverse' | 'holdings'>;
  wallets: Pick<Wallets, 'floor'>;
  roleGrants: RoleGrants;
  news: SettledNews;
}

/** As whose the shop's movements and grants of roles are known. */
export const SHOP = 'shop';
