import { escapeHtml } from '../protocol/escape-html.ts';
import type { Platform } from '../platform/platform.ts';
import { drawPage, writeAmount } from './page.ts';
import { checkoutUrl } from './present.ts';
import type { Payment } from '../state/payments-state.ts';
import { DECLINE_REASONS, paymentTexts } from './texts.ts';

/** The page where the payer decides about a payment; a decided one only offers the way back to the shop. */
export function drawCheckout(platform: Platform, payment: Payment): string {
  const texts = paymentTexts(payment.locale);
  const top = `<p class="top"><span>${escapeHtml(texts.shop(platform.payments.shopId))}</span><span class="badge">${texts.sandbox}</span></p>`;
  const card = payment.status === 'pending' ? drawChoice(platform, payment) : drawDecided(payment, payment.status);
  return drawPage(texts.lang, texts.title, `${top}${card}<p class="dim">${texts.noMoney}</p>`);
}

/** The page for an unknown payment. */
export function drawUnknown(locale: 'ru_RU' | 'en_US'): string {
  const { lang, unknownTitle, unknownText } = paymentTexts(locale);
  return drawPage(
    lang,
    unknownTitle,
    `<section class="card"><h1>${unknownTitle}</h1><p class="dim">${unknownText}</p></section>`,
  );
}

function drawChoice(platform: Platform, payment: Payment): string {
  const texts = paymentTexts(payment.locale);
  const sum = escapeHtml(writeAmount(texts.lang, payment.amount));
  const { pathname, search } = new URL(checkoutUrl(platform, payment.id));
  const form = `<form method="post" action="${escapeHtml(pathname + search)}">`;
  const reasons = DECLINE_REASONS.map((reason) => `<option value="${reason}">${texts.reasons[reason]}</option>`);
  return `<section class="card">
  <div><h1>${escapeHtml(payment.description ?? texts.title)}</h1><p class="dim">${texts.amount}</p><p class="sum">${sum}</p></div>
  <div><h2 class="dim">${texts.method}</h2><div class="method"><i></i><span><b>•••• 4477</b><span class="dim">${texts.card}</span></span></div></div>
  ${form}<button class="primary" name="decision" value="pay">${texts.pay(sum)}</button></form>
  <div class="links">${form}<button name="decision" value="cancel">${texts.cancel}</button></form><a class="button" href="${escapeHtml(payment.returnUrl)}">${texts.later}</a></div>
  <details><summary>${texts.decline}</summary>${form}<label>${texts.chooseReason}<select name="reason">${reasons.join('')}</select></label><button name="decision" value="fail">${texts.refuse}</button></form></details>
</section>`;
}

function drawDecided(payment: Payment, status: Exclude<Payment['status'], 'pending'>): string {
  const texts = paymentTexts(payment.locale);
  const mark = status === 'canceled' ? '✕' : '✓';
  return `<section class="card">
  <span class="mark ${status}" aria-hidden="true">${mark}</span>
  <div><h1>${texts.decidedTitle[status]}</h1><p class="dim">${texts.decidedText}</p></div>
  <a class="button primary" href="${escapeHtml(payment.returnUrl)}">${texts.back}</a>
</section>`;
}
