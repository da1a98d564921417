import type { GrantProblem } from '../role-grants/grant.ts';
import type { OrderKind, OrderState } from './order-state.ts';

/** A purchase, or a use of purchased items. */
export interface Order {
  guildId: string;
  id: string;
  kind: OrderKind;
  state: OrderState;
  userId: string;
  channelId: string;
  itemKey: string;
  itemName: string;
  count: number;
  /** Total price. */
  price: number;
  /** Experience it gave. */
  xp: number;
  /** Roles it gives. */
  roleIds: readonly string[];
  /** Whether its pieces go into the inventory. */
  isKept: boolean;
  operationId: string | null;
  /** Why its roles could not be given or taken back. */
  problem: GrantProblem | null;
  orderedAt: Date;
}

export type NewOrder = Pick<
  Order,
  | 'guildId'
  | 'id'
  | 'kind'
  | 'state'
  | 'userId'
  | 'channelId'
  | 'itemKey'
  | 'itemName'
  | 'count'
  | 'price'
  | 'xp'
  | 'roleIds'
  | 'isKept'
> & { key: string };
