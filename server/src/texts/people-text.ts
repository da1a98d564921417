import { escapeMarkdown } from '@discordjs/formatters';

declare const origin: unique symbol;

/** A text that a person wrote, safe in a message: it shows as it was written and formats nothing. */
export type EscapedText = string & { readonly [origin]: 'escaped' };

/** A text that a person wrote, for where the platform shows no markup: titles, labels, options, forms and files. */
export type PlainText = string & { readonly [origin]: 'plain' };

/** Makes a person's text safe in a message: in one line, with all that could be markup or a mention escaped. */
export function escapeText(text: string): EscapedText {
  return branded(escapeLine(text).replaceAll(MENTION, String.raw`\<`), 'escaped');
}

/** The same for somebody's own words in several lines. Whom they mention stays readable, and is not pinged. */
export function escapeLines(text: string): EscapedText {
  return branded(text.split('\n').map(escapeLine).join('\n'), 'escaped');
}

function escapeLine(text: string): string {
  const oneLine = text
    .replace(/\p{Bidi_Control}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return escapeMarkdown(oneLine, { maskedLink: true, heading: true, bulletedList: true })
    .replace(/^(?:>|-#)/u, String.raw`\$&`)
    .replace(/^(\d+)(?=\. )/u, '$1\\');
}

/** A person's text for where the platform shows every character as it is. */
export function unmarkedText(text: string): PlainText {
  return branded(text, 'plain');
}

/** A text that is markup on purpose, made of escaped texts and the product's own marks. */
export function markup(text: string): EscapedText {
  return branded(text, 'escaped');
}

/** The beginning of a mark of the platform other than an emoji: a mention, a moment, a command. */
const MENTION = /<(?!a?:\w+:\d+>)/gu;

function branded(text: string, by: 'escaped'): EscapedText;
function branded(text: string, by: 'plain'): PlainText;
function branded(text: string): string {
  return text;
}
