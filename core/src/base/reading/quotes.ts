/** What closes a text after each opening quote, as keyboards, languages and people mix them. */
const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  '＂': '＂',
  '“': '”“"',
  '”': '”“"',
  '„': '“”„"',
  '‟': '”“"',
  '«': '»',
  '»': '«»',
  '‹': '›',
  '›': '‹›',
  '‘': '’',
  '‚': '‘’',
  '’': '’',
  "'": "'",
};

/** These are apostrophes inside words, and close only after one. */
const APOSTROPHES = "'’‘";

/** A quoted text at the beginning of another; null if it begins with no quote, or with one that is never closed. */
export function readQuoted(text: string): { inside: string; length: number } | null {
  const [opening = ''] = text;
  const closing = CLOSING[opening];
  if (closing === undefined) return null;
  for (let at = 1; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (!closing.includes(letter)) continue;
    const isInside = APOSTROPHES.includes(letter) && /^[\p{L}\p{Nd}]/u.test(text.slice(at + 1));
    if (!isInside) return { inside: text.slice(1, at), length: at + 1 };
  }
  return null;
}
