import type { Platform } from '../platform/platform.ts';
import { findPayment, refundableValue } from './operations.ts';
import { escapeHtml } from '../protocol/escape-html.ts';
import { drawPage, writeAmount } from './page.ts';
import { checkoutUrl } from './present.ts';
import type { Payment } from '../state/payments-state.ts';

const TEXTS = {
  en: {
    title: 'Shop payments',
    lead: 'The local payment sandbox: refund money here and see how the product reacts.',
    none: 'No payments yet.',
    refused: 'The refund failed.',
    statuses: {
      pending: 'waiting for payment',
      waiting_for_capture: 'held',
      succeeded: 'paid',
      canceled: 'cancelled',
    },
    refunded: 'refunded',
    sum: 'Sum',
    refund: 'Refund',
    chargeback: 'Chargeback',
    open: 'Open the payment page',
    sandbox: 'Sandbox',
  },
  ru: {
    title: 'Платежи магазина',
    lead: 'Локальная платёжная песочница: здесь можно вернуть деньги и посмотреть, как отреагирует продукт.',
    none: 'Платежей пока нет.',
    refused: 'Не удалось вернуть деньги.',
    statuses: {
      pending: 'ждёт оплаты',
      waiting_for_capture: 'удержан',
      succeeded: 'оплачен',
      canceled: 'отменён',
    },
    refunded: 'возвращено',
    sum: 'Сумма',
    refund: 'Вернуть',
    chargeback: 'Чарджбэк',
    open: 'Открыть страницу оплаты',
    sandbox: 'Песочница',
  },
} as const;

type Language = keyof typeof TEXTS;

/** The shop's cabinet: its payments, newest first. */
export function drawCabinet(platform: Platform, language: Language, isRefused: boolean): string {
  const texts = TEXTS[language];
  const payments = Object.keys(platform.world.payments.payments)
    .flatMap((id) => findPayment(platform, id) ?? [])
    .toReversed();
  const list = payments.map((payment) => drawPayment(platform, payment, language)).join('');
  return drawPage(
    language,
    texts.title,
    `<p class="top"><span></span><span class="badge">${texts.sandbox}</span></p>
<header><h1>${texts.title}</h1><p class="dim">${texts.lead}</p></header>
${isRefused ? `<p class="status canceled" role="alert">${texts.refused}</p>` : ''}
${payments.length === 0 ? `<p class="card dim">${texts.none}</p>` : list}`,
    true,
  );
}

function drawPayment(platform: Platform, payment: Payment, language: Language): string {
  const texts = TEXTS[language];
  const { id, status, amount, refunded, createdAt } = payment;
  const at = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(createdAt));
  const isRefunded = refunded !== '0.00';
  const input = writeAmount(language, { ...amount, value: refunded });
  return `<article class="card payment">
  <p class="row"><b>${escapeHtml(writeAmount(language, amount))}</b><span class="status ${status}">${texts.statuses[status]}${isRefunded ? `, ${texts.refunded} ${escapeHtml(input)}` : ''}</span></p>
  <p class="row dim"><span>${escapeHtml(payment.description ?? '')}</span><time>${at}</time></p>
  <p class="dim"><code>${id}</code></p>
  ${status === 'succeeded' && refunded !== amount.value ? drawRefund(payment, language) : ''}
  ${status === 'pending' ? `<p><a href="${escapeHtml(checkoutUrl(platform, id))}">${texts.open}</a></p>` : ''}
</article>`;
}

function drawRefund(payment: Payment, language: Language): string {
  const texts = TEXTS[language];
  const action = `/payments/${payment.id}/refunds`;
  return `<form class="actions" method="post" action="${action}"><label>${texts.sum}<input name="value" inputmode="decimal" value="${refundableValue(payment)}"></label>
<button name="kind" value="refund">${texts.refund}</button><button name="kind" value="chargeback">${texts.chargeback}</button></form>`;
}
