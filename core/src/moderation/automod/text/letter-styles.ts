/** First code points of alphabets of styled letters, A to Z, that have no compatibility form. */
const STYLED_ALPHABETS = [0x1_f1_50, 0x1_f1_70];
const LETTERS = 26;
const LETTER_A = 0x61;

/** Small capitals from a to z; there is none for x. */
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ';

const PLAIN_LETTERS = new Map<string, string>([
  ...Array.from(SMALL_CAPITALS, (letter, index): [string, string] => [letter, String.fromCharCode(LETTER_A + index)]),
  ...STYLED_ALPHABETS.flatMap((first) =>
    Array.from({ length: LETTERS }, (_, index): [string, string] => [
      String.fromCodePoint(first + index),
      String.fromCharCode(LETTER_A + index),
    ]),
  ),
]);

/** The plain letter of a squared, circled or small capital one; other letters stay as they are. */
export function plainLetter(letter: string): string {
  return PLAIN_LETTERS.get(letter) ?? letter;
}

const INDICATOR_A = 0x1_f1_e6;

/** Three regional indicators or more, side by side or with a blank between them. */
export const INDICATORS = /[\u{1F1E6}-\u{1F1FF}](?: ?[\u{1F1E6}-\u{1F1FF}]){2,}/gu;

/** Regional indicators as letters where they spell something; a row of flags stays as it is. */
export function spellIndicators(indicators: string): string {
  if (isRowOfFlags(indicators)) return indicators;
  return indicators.replaceAll(/[\u{1F1E6}-\u{1F1FF}]/gu, indicatorLetter);
}

function indicatorLetter(indicator: string): string {
  return String.fromCharCode(LETTER_A + (indicator.codePointAt(0) ?? INDICATOR_A) - INDICATOR_A);
}

/** Whether every pair is the flag of a region. */
function isRowOfFlags(indicators: string): boolean {
  const parts = indicators.split(' ').map((part) => Array.from(part, indicatorLetter).join('').toUpperCase());
  return parts.every((part) => part.length % 2 === 0 && (part.match(/../g) ?? []).every(isRegion));
}

const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

function isRegion(code: string): boolean {
  return REGIONS.of(code) !== undefined;
}
