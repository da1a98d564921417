import { isHttpUrl } from '../text/http-url.ts';

const TEMPLATE = /\{\{|\{%/;

/** Whether the text is filled in by the bot before it is sent. */
export function hasTemplate(text: string): boolean {
  return TEMPLATE.test(text);
}

/**
 * Whether an address of an embed may be stored: none, a web address, or one that a template completes. Such a one begins
 * with `http://`, `https://` or the template itself, so that no other scheme gets in; what it turns out to be is looked
 * at again when it is rendered.
 */
export function isEmbedUrl(text: string): boolean {
  if (text === '') return true;
  return hasTemplate(text) ? /^(?:https?:\/\/|\{\{|\{%)/i.test(text) : isHttpUrl(text);
}
