/** How words of one kind change: what is cut off the end, and what follows instead. */
interface Paradigm {
  ending: RegExp;
  /** `_` is the bare stem. */
  endings: string;
  /** The endings obey the spelling rules of hard stems: `ы` or `и`, `ом` or `ем`, by the letter before. */
  isHard?: true;
}

/** From the most particular to the most general; the first that fits a word is its own. */
const PARADIGMS: readonly Paradigm[] = [
  // Adjectives and participles.
  { ending: /(?<=[гкхжчшщ])ий$/u, endings: 'ого его ому ему им ом ем ая ой ей ую ое ее ие их ими' },
  { ending: /(?<=[а-я]{2})(?:ый|ой)$/u, endings: 'ого ому ым им ом ая ой ую ое ые ие ых их ыми ими', isHard: true },
  { ending: /(?<=н)ий$/u, endings: 'его ему им ем яя ей юю ее ие их ими' },
  // Verbs.
  { ending: /(?<=[а-я])овать$/u, endings: 'ую уешь ует уем уете уют уй уйте овал овала овало овали' },
  { ending: /нуть$/u, endings: 'ну нешь нёшь нет нёт нем нём нете нёте нут ни ните нул нула нуло нули' },
  { ending: /(?<=^.{1,3})ить$/u, endings: 'ью ьёшь ьешь ьёт ьет ьём ьем ьёте ьете ьют ей ейте ил ила ило или' },
  { ending: /(?<=[бвмпф])ить$/u, endings: 'лю ишь ит им ите ят и ил ила ило или' },
  { ending: /(?<=[жчшщ])ить$/u, endings: 'у ишь ит им ите ат и ил ила ило или' },
  { ending: /ить$/u, endings: 'ю у ишь ит им ите ят и ил ила ило или' },
  {
    ending: /ать$/u,
    endings: 'аю аешь ает аем аете ают ай айте ал ала ало али у ешь ёшь ет ёт ем ём ете ёте ут и ите',
  },
  { ending: /ять$/u, endings: 'яю яешь яет яем яете яют яй яйте ял яла яло яли ю ишь ит им ите ят' },
  { ending: /еть$/u, endings: 'ею еешь еет еем еете еют ей ейте ел ела ело ели ишь ит им ите ят' },
  // Nouns that do not change, then those that do.
  { ending: /(?:ино|орно|авто|фото|ео|ио|[уыэюи])$/u, endings: '' },
  { ending: /(?<=[а-я]{2})ок$/u, endings: 'ка ку ком ке ки ков кам ками ках' },
  {
    ending: /(?<=[а-я]{2})[её]к$/u,
    endings: 'ька ьку ьком ьке ьки ьков ькам ьками ьках ка ку ком ке ки ков кам ками ках',
  },
  { ending: /(?<=[а-я])ец$/u, endings: 'ца цу цом цем це цы цов цев цам цами цах' },
  { ending: /(?<=[жчшщ])ка$/u, endings: 'ки ке ку кой кою ек кам ками ках' },
  { ending: /(?<=[^аеёиоуыэюя])ка$/u, endings: 'ки ке ку кой кою ок кам ками ках' },
  { ending: /ия$/u, endings: 'ии ию ией ий иям иями иях' },
  { ending: /ие$/u, endings: 'ия ию ием ии ий иям иями иях' },
  { ending: /й$/u, endings: 'я ю ем ём е и ев ёв ям ями ях' },
  { ending: /ь$/u, endings: 'я ю ем ём е и ью ей ям ями ях' },
  { ending: /а$/u, endings: 'ы и е у ой ою ей ею ам ами ах _', isHard: true },
  { ending: /я$/u, endings: 'и е ю ей ею ёй ь ям ями ях' },
  { ending: /о$/u, endings: 'а у ом е ам ами ах' },
  { ending: /е$/u, endings: 'я ю ем ей ям ями ях а у' },
  { ending: /$/u, endings: 'а у ом ем е ы и ов ев ей ам ами ах', isHard: true },
];

/** A shorter stem without an ending is another word: `сук` is no form of `сука`. */
const BARE_MIN = 4;

/** The declined or conjugated forms of a Russian word; a few are not in use, but none is another word's. */
export function inflectRussian(word: string): string[] {
  if (/(?:ся|сь)$/u.test(word)) return inflectReflexive(word.slice(0, -2));
  const paradigm = PARADIGMS.find(({ ending }) => ending.test(word));
  if (paradigm === undefined || paradigm.endings === '') return [];
  const stem = word.replace(paradigm.ending, '');
  const endings = paradigm.endings.split(' ');
  const fitting = paradigm.isHard === true ? endings.filter((ending) => followsSpelling(stem, ending)) : endings;
  return fitting.flatMap((ending) => {
    if (ending !== '_') return [stem + ending];
    return stem.length >= BARE_MIN ? [stem] : [];
  });
}

function inflectReflexive(plain: string): string[] {
  return inflectRussian(plain).map((form) => form + (/[аеёиоуыэюя]$/u.test(form) ? 'сь' : 'ся'));
}

/** Sibilants and velars take `и` instead of `ы`; sibilants and `ц` take `ем`, `ев` or `ей` instead of `ом`. */
function followsSpelling(stem: string, ending: string): boolean {
  if (ending.startsWith('ы')) return !/[гкхжчшщ]$/u.test(stem);
  if (ending.startsWith('и')) return /[гкхжчшщ]$/u.test(stem);
  if (/^е./u.test(ending)) return /[жчшщц]$/u.test(stem);
  return !ending.startsWith('ов') || !/[жчшщ]$/u.test(stem);
}
