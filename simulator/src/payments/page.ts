import { readFileSync } from 'node:fs';
import { escapeHtml } from '../protocol/escape-html.ts';
import type { Amount } from '../state/payments-state.ts';

const STYLE = readFileSync(new URL('./page.css', import.meta.url), 'utf8');

/** One of the sandbox's pages. They work without scripts and follow the browser's theme. */
export function drawPage(language: 'en' | 'ru', title: string, content: string, isWide = false): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark light"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main${isWide ? ' class="wide"' : ''}>${content}</main></body></html>`;
}

/** An amount formatted for display. */
export function writeAmount(language: 'en' | 'ru', { value, currency }: Amount): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(Number(value));
}
