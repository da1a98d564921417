/** The host's ruling on a payment, overriding the provider: its month is granted in full, or not at all. */
export const PAYMENT_ANSWERS = ['give', 'takeBack'] as const;
export type PaymentAnswer = (typeof PAYMENT_ANSWERS)[number];
