import { cutText } from '../../text/cut.ts';
import type { TemplateFilter } from '../language.ts';
import { escapeMarkup, type MomentStyle, momentMarkup, plainMoment, type TemplateForm } from './markup.ts';
import { rawText, show, ShownMoment, ShownText } from './shown-text.ts';

export type FilterFunction = (value: unknown, argument?: unknown) => unknown;

/** Longest text of a template, in UTF-16 code units; the platform accepts nothing longer. */
const TEXT_MAX = 6_000;

/**
 * The implementation of each filter. None of them throws: a value that a filter cannot use is returned unchanged or
 * becomes empty.
 */
export function createFilters(form: TemplateForm): Record<TemplateFilter, FilterFunction> {
  const escape = (text: string) => (form === 'plain' ? text : escapeMarkup(text));
  const moment = (style: MomentStyle): FilterFunction => {
    const markUp = form === 'plain' ? plainMoment : momentMarkup;
    return (value) => (value instanceof ShownMoment ? new ShownMoment(value.date, markUp(value.date, style)) : value);
  };
  return {
    default: (value, instead) => (rawText(value) === '' || value === false ? instead : value),
    upcase: textFilter((raw) => raw.toUpperCase(), escape),
    downcase: textFilter((raw) => raw.toLowerCase(), escape),
    capitalize: textFilter(capitalize, escape),
    truncate: (value, max) => textFilter((raw) => cutText(raw, Math.max(1, toNumber(max))), escape)(value),
    append: (value, end) => joinValues(value, end),
    prepend: (value, start) => joinValues(start, value),
    date: moment('D'),
    time: moment('t'),
    relative: moment('R'),
    plus: number((value, other) => value + other),
    minus: number((value, other) => value - other),
    times: number((value, other) => value * other),
    divided_by: number((value, other) => value / other),
    round: number((value, digits) => Math.round(value * 10 ** digits) / 10 ** digits),
  };
}

/** Changes the text and escapes its markup again; text from the template itself is left unescaped. */
function textFilter(change: (raw: string) => string, escape: (text: string) => string): FilterFunction {
  return (value) => {
    if (!(value instanceof ShownText)) return typeof value === 'string' ? change(value) : value;
    const raw = change(value.raw);
    // Mentions and emoji are shown as they are; only users' own text is escaped.
    return new ShownText(raw, value.shown === value.raw ? raw : escape(raw));
  };
}

function joinValues(start: unknown, end: unknown): ShownText {
  const [raw, shown] = [rawText(start) + rawText(end), show(start) + show(end)];
  return new ShownText(cutText(raw, TEXT_MAX), cutText(shown, TEXT_MAX));
}

function capitalize(raw: string): string {
  const [first = ''] = raw;
  return first.toUpperCase() + raw.slice(first.length);
}

function number(calculate: (value: number, other: number) => number): FilterFunction {
  return (value, other) => {
    const result = calculate(toNumber(value), toNumber(other));
    return Number.isFinite(result) ? result : null;
  };
}

function toNumber(value: unknown): number {
  return typeof value === 'number' ? value : Number(rawText(value)) || 0;
}
