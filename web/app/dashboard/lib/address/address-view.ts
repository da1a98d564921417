import { cutText } from '@perigee/core/base/text/cut';
/** Changes to filters; undefined removes one. */
export type ViewChanges<View> = { [Name in keyof View]?: View[Name] | undefined };

const ID = /^[1-9]\d{0,19}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** An id from the page's address; undefined for anything else. */
export function idIn(query: URLSearchParams, name: string): string | undefined {
  return matching(query.get(name), ID);
}

/** A day from the page's address; undefined for none or an invalid one. */
export function dayIn(query: URLSearchParams, name: string): string | undefined {
  const day = matching(query.get(name), DAY);
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

/** Search words, cut to at most `max` UTF-16 code units. */
export function wordsIn(query: URLSearchParams, name: string, max: number): string | undefined {
  return cutText(query.get(name)?.trim() ?? '', max, '') || undefined;
}

/** A view with some of its filters changed. */
export function changeView<View extends object>(view: View, changes: ViewChanges<View>): View;
export function changeView(view: object, changes: object): object {
  return Object.fromEntries(Object.entries({ ...view, ...changes }).filter(([, value]) => value !== undefined));
}

/** A list's filters as a query string. */
export function queryOf(view: object): URLSearchParams {
  return new URLSearchParams(Object.entries(view).map(([name, value]) => [name, String(value)]));
}

function matching(value: string | null, pattern: RegExp): string | undefined {
  return value !== null && pattern.test(value) ? value : undefined;
}
