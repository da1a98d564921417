/** The longest message the platform allows, in UTF-16 code units. */
export const LONGEST = 4_000;

/** Texts built to be slow to check, each of that length, named by what is hostile about them. */
export function hostileTexts(length: number): [what: string, text: string][] {
  const many = (make: (index: number) => string) => Array.from({ length }, (_, index) => make(index)).join('');
  const texts: Record<string, string> = {
    'marks alone': many((index) => mark(index * 7)),
    'letters under marks': many((index) => `${String.fromCharCode(97 + (index % 26))}${mark(index * 7)}${mark(index)}`),
    'one letter': 'a'.repeat(length),
    'letters and dots': 'a.'.repeat(length),
    'letters and signs': 'a@'.repeat(length),
    'the same address': 'a.com '.repeat(length),
    'many addresses': many((index) => `discrd${index}.com `),
    'many parts of an address': `${'a.'.repeat(60)}com `.repeat(40),
    dashes: `a${'-'.repeat(61)}a.`.repeat(70),
    'percent signs': '%ff%41'.repeat(length),
    'letters apart': 's p a m '.repeat(length),
    'a beginning of an invite': `discord${' '.repeat(length)}`,
    'many slashes': `discord.com${'/'.repeat(100)}`.repeat(40),
    'many invites': 'discord.gg/ab '.repeat(length),
    'nothing visible': 'a\u200B'.repeat(length),
    'code marks': '```a'.repeat(length),
    'angle brackets': '<a:'.repeat(length),
    families: '👨‍👩‍👧'.repeat(length),
    'a long flag': `🏴${'\u{E0061}'.repeat(length)}`,
    'mixed scripts': 'sp\u0430m '.repeat(length),
    'signs that stand for sentences': '\uFDFA'.repeat(length),
    'letters that grow': 'İ'.repeat(length),
    'mathematical letters': '𝐬𝐩𝐚𝐦'.repeat(length),
    'different syllables': many((index) => String.fromCharCode(0xac00 + index * 2)),
    'different words': many((index) => `${index.toString(36)} `),
    'a word of two letters': 'ab'.repeat(100).concat(' ').repeat(20),
    'capitals that end small': `${'A'.repeat(length - 1)}a`,
    'capitals and dashes': 'A-'.repeat(length),
    'dots to be': 'discord dot ( dot '.repeat(length),
    'platforms and blanks': 'discord.com / invite   '.repeat(length),
    'blanks alone': ' \n'.repeat(length),
    'back ticks': '`'.repeat(length),
    'back ticks and letters': '``a`'.repeat(length),
    commands: '</a:'.repeat(length),
    'everybody over and over': '@everyone'.repeat(length),
    backslashes: 's\\'.repeat(length),
    'keys and joiners': '1\uFE0F\u20E3\u200D'.repeat(length),
    apostrophes: "a'".repeat(length),
    'words like the patterns': many((index) => `${'ab'.repeat(50)}${index} `),
  };
  return Object.entries(texts).map(([what, text]) => [
    what,
    text.repeat(Math.ceil(length / text.length)).slice(0, length),
  ]);
}

/** A combining mark: the index wraps around within the block. */
function mark(index: number): string {
  return String.fromCharCode(0x300 + (index % 112));
}

/** As many expressions as a list takes, built to explode in a backtracking engine or to need many states. */
export const HOSTILE_EXPRESSIONS: readonly string[] = Array.from({ length: 20 }, (_, index) =>
  [
    `(?:a+)+b${index}`,
    `(?:a|aa|ab)*c${index}`,
    `(?:[a-z]+\\s?)*!${index}`,
    `a.{60}${index}z`,
    `(?:x|a)*a(?:a|b){40}${index}`,
  ].at(index % 5),
).filter((expression) => expression !== undefined);

/** As many patterns as a list takes, built to explode in a backtracking engine. */
export const HOSTILE_WORDS: readonly string[] = Array.from({ length: 500 }, (_, index) =>
  [
    `*a*a*a*a*a*b${index}*`,
    `${'a*'.repeat(45)}${index}`,
    `${'a'.repeat(50)}${index}`,
    `слово${index} и`,
    `*${index.toString(36)}*`,
    `${'*a*b'.repeat(20)}c${index}`,
  ].at(index % 6),
).filter((word) => word !== undefined);
