import { isOneLetterOff, withoutDoubles } from './misspelling.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** A month is 30 days and a year 365, whatever the calendar says (docs/rules/commands.md#times). */
export const MONTH = 30 * DAY;

/** The units by length in milliseconds, with their short names, and those in full, which can be misspelt. */
const UNITS: readonly (readonly [ms: number, short: string, full: string])[] = [
  [SECOND, 's sec secs с сек', 'second seconds секунда секунды секунду секунд секундочку'],
  [MINUTE, 'm min mins м мин', 'minute minutes минута минуты минуту минут минутку минуток'],
  [HOUR, 'h hr hrs ч час', 'hour hours часа часов часик часика часиков'],
  [DAY, 'd day days д дн дня сут', 'дней день сутки суток денек денька деньков'],
  [14 * DAY, 'fortnight', 'fortnights'],
  [7 * DAY, 'w wk wks н нед', 'week weeks неделя неделю недели недель недельку'],
  [MONTH, 'mo mos mth mths mon мес', 'month months месяц месяца месяцев'],
  [365 * DAY, 'y yr yrs г лет', 'year years год года годик'],
];

const BY_NAME: ReadonlyMap<string, number> = new Map(
  UNITS.flatMap(([ms, short, full]) => `${short} ${full}`.split(' ').map((name) => [name, ms] as const)),
);

/** Names that are looked for in a misspelt word: `day` and `days` are short, but easily known. */
const FULL = [
  ...UNITS.flatMap(([ms, , full]) => full.split(' ').map((name) => [name, ms] as const)),
  ...['days', 'дня', 'mins', 'secs', 'day', 'час'].map((name) => [name, BY_NAME.get(name) ?? 0] as const),
].map(([name, ms]) => ({ name, ms, single: withoutDoubles(name) }));

/** Units that mean one of themselves without a number; shorter forms can be other words ("с", "m"). */
const ALONE = new Set(
  (
    'minute hour day week fortnight month year секунду секунда секундочку минуту минута минутку час часик день денек ' +
    'сутки неделю неделя недельку месяц год годик'
  ).split(' '),
);

/** Half a unit in one word. */
const HALVES: ReadonlyMap<string, number> = new Map([
  ['полсекунды', SECOND / 2],
  ['полминуты', MINUTE / 2],
  ['полчаса', HOUR / 2],
  ['полчасика', HOUR / 2],
  ['полдня', DAY / 2],
  ['полсуток', DAY / 2],
  ['полнедели', (7 * DAY) / 2],
  ['полмесяца', MONTH / 2],
  ['полгода', (365 * DAY) / 2],
  ['полторачаса', 1.5 * HOUR],
]);

/** Words that are one letter away from a unit, but say something else. */
const OTHER_WORDS = new Set(
  (
    'ways says pays rays lays bays dads dabs data hay may say way lay pay bay ray dry dad dam dab yours ours tours fours ' +
    'hoer seeks geeks weeds weed reek seek geek leek peek meek weak wee mouth mouths moth moths mont hear bear dear ' +
    'near fear gear pear yeah ear years tear wear yea pins wins bins fins sins tins gins minus mink mint mind mine ' +
    'mines sets sec seconded чай чат чата чатов чар чин нас вас раз рас лес нет чес коса часто день пень тень лень дань ' +
    'дна дно для дни детей ден гад гол гот код кода кодов хода ход рода род вода воды вод рот ода мода рост тода гоша ' +
    'минус минуса минусы минусов неделим местом места сек десяц'
  ).split(' '),
);

/** Units in the form that follows «в течение». */
const GENITIVES = new Set('секунды минуты часа дня суток недели месяца года'.split(' '));

/** The length of the unit that follows «в течение» without a number. */
export function unitInGenitive(word: string): number | undefined {
  return GENITIVES.has(word) ? BY_NAME.get(word) : undefined;
}

/** The length of a unit in milliseconds; undefined for another word. */
export function unitNamed(word: string): number | undefined {
  return BY_NAME.get(word);
}

/** The length of a unit that means one of itself where no number is before it. */
export function unitAlone(word: string): number | undefined {
  return ALONE.has(word) ? BY_NAME.get(word) : HALVES.get(word);
}

/** The length of the unit that a misspelt word is meant to name; undefined for another word. */
export function unitMeant(word: string): number | undefined {
  if (word.length < 3 || OTHER_WORDS.has(word) || BY_NAME.has(word)) return undefined;
  const single = withoutDoubles(word);
  for (const { name, ms, single: other } of FULL) {
    // Three letters are too few to guess from, unless they are only in the wrong order.
    const isNear = name.length === 3 ? isAnagram(word, name) : isOneLetterOff(word, name);
    if (isNear || single === other) return ms;
  }
  return word.length < 6 ? undefined : FULL.find(({ name }) => name.length > 5 && areTwoOff(word, name))?.ms;
}

function isAnagram(word: string, name: string): boolean {
  return word.length === name.length && word !== name && lettersOf(word) === lettersOf(name);
}

function lettersOf(word: string): string {
  return word.split('').toSorted().join('');
}

/** Two letters off: the word without one of its letters is one letter off. */
function areTwoOff(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 2 || word[0] !== name[0]) return false;
  for (let at = 1; at < word.length; at += 1) {
    const shorter = word.slice(0, at) + word.slice(at + 1);
    if (shorter === name || isOneLetterOff(shorter, name)) return true;
  }
  return false;
}
