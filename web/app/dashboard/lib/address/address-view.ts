/** Other filters; undefined takes one away. */
export type ViewChanges<View> = { [Name in keyof View]?: View[Name] | undefined };

const ID = /^[1-9]\d{0,19}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** An id out of the page's address; whatever else stands there is as if it were not. */
export function idIn(query: URLSearchParams, name: string): string | undefined {
  return matching(query.get(name), ID);
}

/** A day of the address bar; null for none. */
export function dayIn(query: URLSearchParams, name: string): string | undefined {
  const day = matching(query.get(name), DAY);
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

/** Words to search for, at most so many UTF-16 code units of them. */
export function wordsIn(query: URLSearchParams, name: string, max: number): string | undefined {
  return query.get(name)?.trim().slice(0, max) || undefined;
}

/** A list narrowed otherwise. */
export function changeView<View extends object>(view: View, changes: ViewChanges<View>): View;
export function changeView(view: object, changes: object): object {
  return Object.fromEntries(Object.entries({ ...view, ...changes }).filter(([, value]) => value !== undefined));
}

/** A list's filters as they stand in the address. */
export function queryOf(view: object): URLSearchParams {
  return new URLSearchParams(Object.entries(view).map(([name, value]) => [name, String(value)]));
}

function matching(value: string | null, pattern: RegExp): string | undefined {
  return value !== null && pattern.test(value) ? value : undefined;
}
