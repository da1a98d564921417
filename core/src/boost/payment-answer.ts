/** What the host says of a payment, whatever the provider says: its month is given in full, or nothing is. */
export const PAYMENT_ANSWERS = ['give', 'takeBack'] as const;
export type PaymentAnswer = (typeof PAYMENT_ANSWERS)[number];
