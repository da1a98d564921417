export type OrderKind = 'buy' | 'use';

/**
 * `pending`: paid, with roles still to be changed; `done`; `refused`: the roles could not be changed, everything was
 * undone; `returning`: the member returns it, roles are being taken back; `returned`.
 */
export type OrderState = 'pending' | 'done' | 'refused' | 'returning' | 'returned';
