import { phrases } from './text-parts.ts';

/** What is said before a length, before a moment, and after either. */
export const FOR = phrases('for the next', 'for', 'на ближайшие', 'на', 'during');
export const DURING = phrases('в течение', 'в течении', 'на протяжении');
export const AHEAD = phrases('in', 'через', 'after', 'спустя', 'within');
export const LATER = phrases('from now', 'later', 'спустя', 'ahead');
export const AGO = phrases('ago', 'назад', 'тому назад');
export const UNTIL = phrases('up until', 'up to', 'until', 'untill', 'unitl', 'untl', 'til', 'till', 'до');
export const THROUGH = phrases('through', 'по');
/** What may be said before a length. */
export const FILLERS = phrases(
  ...(
    'about|around|approx|approximately|roughly|exactly|just|another|at least|at most|max|maximum|no more than|~|≈|' +
    'примерно|около|где - то|где то|приблизительно|ровно|еще|максимум|минимум|хотя бы|не больше|не меньше'
  ).split('|'),
);
/** Between a day and a time of day, and between these in the other order. */
export const BETWEEN = phrases('at', '@', 'в', 'во', 'к', 'до', 'until', 'till', ', at', ', в');
export const BEFORE_DAY = phrases('on', 'в', 'во', 'of', ',');
export const AT_CLOCK = phrases('at', '@', 'в');
export const AT = phrases('at', 'on', '@', 'by', 'в', 'во', 'к');

export const ENDLESS = phrases(
  ...(
    'for ever|for good|for life|on permanent basis|until further notice|until lifted|until appeal|' +
    'до снятия|до разбана|до апелляции|пока не снимут|на всегда|без срока|forever|forevermore|permanent|' +
    'permanently|permament|perm|perma|permaban|permban|permamute|indefinitely|indefinite|endless|' +
    'endlessly|infinite|infinity|eternal|lifetime|∞|навсегда|навсегжа|навечно|вечно|вечный|бессрочно|' +
    'бессрочный|пожизненно|пермач|перм|перма|перманент|перманентно|перманентный|пермабан'
  ).split('|'),
);

/** Somebody who says so wants an end, but not which. */
export const TEMPORARY = phrases(
  ...(
    'temporary|temporarily|tempban|temp ban|tempmute|temp mute|for some time|for a while|some time|a while|' +
    'временно|временный|на время|на некоторое время'
  ).split('|'),
);
