import type { PaymentStatus } from '../state/payments-state.ts';

/** Why the bank or the provider may decline; from the provider's documentation of declined payments. */
export const DECLINE_REASONS = ['insufficient_funds', 'card_expired', 'general_decline', '3d_secure_failed'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

interface Texts {
  lang: 'en' | 'ru';
  title: string;
  sandbox: string;
  noMoney: string;
  amount: string;
  shop: (id: string) => string;
  method: string;
  card: string;
  pay: (sum: string) => string;
  decline: string;
  chooseReason: string;
  reasons: Record<DeclineReason, string>;
  refuse: string;
  cancel: string;
  later: string;
  decidedTitle: Record<Exclude<PaymentStatus, 'pending'>, string>;
  decidedText: string;
  back: string;
  unknownTitle: string;
  unknownText: string;
}

const EN: Texts = {
  lang: 'en',
  title: 'Payment',
  sandbox: 'Sandbox',
  noMoney: 'This is the local stand-in of the payment provider. No money moves, and nothing leaves your computer.',
  amount: 'To pay',
  shop: (id) => `Shop ${id}`,
  method: 'Payment method',
  card: 'Test card',
  pay: (sum) => `Pay ${sum}`,
  decline: 'Make the payment fail',
  chooseReason: 'Reason',
  reasons: {
    insufficient_funds: 'Not enough money on the card',
    card_expired: 'The card has expired',
    general_decline: 'The bank declined without a reason',
    '3d_secure_failed': 'The bank’s confirmation failed',
  },
  refuse: 'Fail',
  cancel: 'Cancel the payment',
  later: 'Return without paying',
  decidedTitle: {
    succeeded: 'This payment is paid',
    waiting_for_capture: 'This payment is paid',
    canceled: 'This payment is cancelled',
  },
  decidedText: 'It can’t be changed anymore.',
  back: 'Return to the shop',
  unknownTitle: 'Payment not found',
  unknownText: 'The address is incomplete, or the sandbox has been restarted since.',
};

const RU: Texts = {
  lang: 'ru',
  title: 'Оплата',
  sandbox: 'Песочница',
  noMoney: 'Это локальная копия платёжного сервиса. Деньги не списываются, данные не покидают ваш компьютер.',
  amount: 'К оплате',
  shop: (id) => `Магазин ${id}`,
  method: 'Способ оплаты',
  card: 'Тестовая карта',
  pay: (sum) => `Заплатить ${sum}`,
  decline: 'Отклонить платёж',
  chooseReason: 'Причина',
  reasons: {
    insufficient_funds: 'На карте не хватает денег',
    card_expired: 'Истёк срок действия карты',
    general_decline: 'Банк отказал без объяснения',
    '3d_secure_failed': 'Подтверждение в банке не удалось',
  },
  refuse: 'Отклонить',
  cancel: 'Отменить платёж',
  later: 'Вернуться без оплаты',
  decidedTitle: {
    succeeded: 'Этот платёж уже оплачен',
    waiting_for_capture: 'Этот платёж уже оплачен',
    canceled: 'Этот платёж отменён',
  },
  decidedText: 'Изменить это уже нельзя.',
  back: 'Вернуться в магазин',
  unknownTitle: 'Платёж не найден',
  unknownText: 'Адрес неполный, или песочница с тех пор перезапущена.',
};

/** The pages' texts in the payer's language. */
export function paymentTexts(locale: 'ru_RU' | 'en_US'): Texts {
  return locale === 'ru_RU' ? RU : EN;
}
