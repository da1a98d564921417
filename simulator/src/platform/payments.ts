import type { World } from '../state/state.ts';
import type { StateFile } from '../state/state-file.ts';
import { createPaymentsFaults, type PaymentsFaults } from './payments-faults.ts';
import { createWebhooks, type Webhooks } from './payments-webhooks.ts';

/** The shop that receives payments. */
export interface ShopOptions {
  shopId: string;
  secretKey: string;
  /** Where payment notifications are sent; null or absent sends none. */
  notificationUrl?: string | null;
}

/** One call of the payments API, for tests that count calls. */
export interface PaymentsCall {
  method: string;
  path: string;
  status: number;
  idempotenceKey: string | null;
}

/** The parts of the payments sandbox that are not stored in the world. */
export interface Payments {
  shopId: string;
  secretKey: string;
  webhooks: Webhooks;
  faults: PaymentsFaults;
  calls: PaymentsCall[];
  /** While true, the API drops every connection without an answer. */
  isAway: boolean;
}

const NO_SHOP: ShopOptions = { shopId: '', secretKey: '' };

export function createPayments(world: World, stateFile: StateFile, shop: ShopOptions = NO_SHOP): Payments {
  return {
    shopId: shop.shopId,
    secretKey: shop.secretKey,
    webhooks: createWebhooks(world.payments, stateFile),
    faults: createPaymentsFaults(),
    calls: [],
    isAway: false,
  };
}
