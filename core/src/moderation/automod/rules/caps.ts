import { kindOf, SURROGATE, UPPER } from '../text/character-kinds.ts';
import { proseText } from './blank-code.ts';
import type { Check } from './message.ts';

interface CapsOptions {
  /** Share of capitals among the letters, 0 to 100, at which a message is refused. */
  percent: number;
  /** Messages with fewer letters pass. */
  minLetters: number;
}

/** Shouting. Letters of scripts without capitals are not counted, nor are abbreviations and codes. */
export function compileCaps({ percent, minLetters }: CapsOptions): Check {
  // A cheap pre-check on the whole text: the exclusions below only remove capitals, never add any.
  const capitalsMin = Math.max(1, (minLetters * percent) / 100);
  const mayShout = (content: string) => content.length >= minLetters && countCapitals(content) >= capitalsMin;
  return ({ content }) => {
    if (!mayShout(content)) return null;
    const text = proseText(content).replaceAll(CAPITAL_WORD, (word) =>
      isAbbreviation(word) ? ' '.repeat(word.length) : word,
    );
    const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
    const letters = capitals + (text.match(/\p{Ll}/gu)?.length ?? 0);
    if (capitals === 0 || letters < minLetters || capitals * 100 < letters * percent) return null;
    return {
      spans: [...text.matchAll(/\p{Lu}+/gu)].map(({ 0: run, index }) => ({ start: index, end: index + run.length })),
    };
  };
}

/** Including the digits, dots and dashes of codes: `RTX-4090`, `U.S.A.`. */
const CAPITAL_WORD = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]*(?:[-.&/][\p{Lu}\p{N}]+)*(?![\p{L}\p{N}])/gu;

/** Longest all-consonant abbreviation, in letters: a longer run is a shout, like `BRRRRRR`. */
const CONSONANTS_MAX = 6;

/** Common abbreviations that contain vowels, and so need a list. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  `AI AKA API ASAP ASCII AUD BIOS CEO CIA CIO CPU CTO DIY DOI EA EU EUR FAQ FIFA FIDE FYI GPU GUI IBAN IDE IEEE IKEA IMAX IMDB IMHO IMO IO IOS IP ISO IT JSON LOL MOBA
  NASA NATO NBA NVIDIA OEM OLED OS PC PIN POV RAM ROFL SAO SIM SQL SUV TBA TIA UAE UEFA UFC UFO UI UK UN UNESCO UNICEF URI URL US USA USB USD USSR UTC UTF UX VIP VISA YAML
  АЗС АО АПЛ АЭС БРИКС ВАЗ ВАК ВАО ВДНХ ВОЗ ВУЗ ГАЗ ГАИ ГАК ГИА ГИБДД ГЭС ДНК ДОСААФ ДТП ЕГЭ ЕС ЖЭК ЗАГС ЗАО ИИ ИМХО ИНН ИП КАМАЗ КВН КНДР КНР КПД МАГАТЭ МАИ МГУ
  МИД МИФИ МОК МРОТ МЧС НАТО НДС НИИ НЛО ОАО ОАЭ ОБЖ ОГЭ ООН ООО ОПЕК ОРВИ ОС ОСАГО ОТК ПВО ПО РАН РЖД РИА РНК РФ РЭБ СВО СМИ СНГ СНИЛС СССР США ТАСС ТРЦ ТЭЦ УАЗ УЕФА ФАС ФИФА ФИО ФСБ ЦРУ ЦСКА ЧП ЭВМ ЭКГ`.split(
    /\s+/,
  ),
);

/** Consonants only, or at least three of them before a final vowel: no ordinary word looks like `МФТИ` or `HDMI`. */
const UNPRONOUNCEABLE = /^(?:[B-DF-HJ-NP-TV-XZБ-ДЖЗЙ-НП-ТФ-Щ]+|[B-DF-HJ-NP-TV-XZБ-ДЖЗЙ-НП-ТФ-Щ]{3,}[AEIOUАЕИОУЭЮЯ])$/;

/** Whether a word is normally written in capitals: it has digits in it, is unpronounceable, or is well known. */
function isAbbreviation(word: string): boolean {
  const letters = word.replaceAll(/[^\p{Lu}]/gu, '');
  if (letters.length < 2) return letters.length < word.length;
  if (letters.length < word.length && /\p{N}/u.test(word)) return true;
  if (ABBREVIATIONS.has(letters)) return true;
  return letters.length <= CONSONANTS_MAX && UNPRONOUNCEABLE.test(letters);
}

function countCapitals(content: string): number {
  let capitals = 0;
  for (let index = 0; index < content.length; index += 1) {
    const kind = kindOf(content.charCodeAt(index));
    // A surrogate counts: the pair may be a capital.
    if ((kind & (UPPER | SURROGATE)) !== 0) capitals += 1;
  }
  return capitals;
}
