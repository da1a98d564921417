export type OrderKind = 'buy' | 'use';

/**
 * Paid, with roles still to come; done; refused by the platform, with everything back; on its way back because the member
 * wants it; and returned.
 */
export type OrderState = 'pending' | 'done' | 'refused' | 'returning' | 'returned';
