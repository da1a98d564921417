import { isHttpUrl } from '../text/http-url.ts';

const TEMPLATE = /\{\{|\{%/;

/** Whether the text contains a template. */
export function hasTemplate(text: string): boolean {
  return TEMPLATE.test(text);
}

/**
 * Whether an embed address may be stored: empty, a web address, or a template that completes to one. A template must
 * begin with `http://`, `https://` or a placeholder, so that no other scheme gets in; the result is checked again when
 * it is rendered.
 */
export function isEmbedUrl(text: string): boolean {
  if (text === '') return true;
  return hasTemplate(text) ? /^(?:https?:\/\/|\{\{|\{%)/i.test(text) : isHttpUrl(text);
}
