import {
  CASE_SOURCES,
  CASE_STATES,
  CASE_TYPES,
  type CaseSource,
  type CaseState,
  type CaseType,
} from '@perigee/core/cases/case';
import { CASE_SEARCH_MAX } from '@perigee/core/cases/limits';

/** What the list is narrowed to, as the address says it. */
export interface CaseView {
  member?: string;
  moderator?: string;
  type?: CaseType;
  state?: CaseState;
  source?: CaseSource;
  from?: string;
  to?: string;
  text?: string;
}

const ID = /^[1-9]\d{0,19}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads filters out of a page's address; whatever makes no sense there is as if it were not. */
export function readCaseView(query: URLSearchParams): CaseView {
  const idIn = (name: string) => matching(query.get(name), ID);
  const dayIn = (name: string) => {
    const day = matching(query.get(name), DAY);
    return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : undefined;
  };
  return compact({
    member: idIn('member'),
    moderator: idIn('moderator'),
    type: CASE_TYPES.find((type) => type === query.get('type')),
    state: CASE_STATES.find((state) => state === query.get('state')),
    source: CASE_SOURCES.find((source) => source === query.get('source')),
    from: dayIn('from'),
    to: dayIn('to'),
    text: query.get('text')?.trim().slice(0, CASE_SEARCH_MAX) || undefined,
  });
}

/** The view with other filters; undefined takes one away. */
export function changeView(
  view: CaseView,
  changes: { [Name in keyof CaseView]?: CaseView[Name] | undefined },
): CaseView {
  return compact({ ...view, ...changes });
}

function matching(value: string | null, pattern: RegExp): string | undefined {
  return value !== null && pattern.test(value) ? value : undefined;
}

function compact(view: { [Name in keyof CaseView]?: CaseView[Name] | undefined }): CaseView {
  return Object.fromEntries(Object.entries(view).filter(([, value]) => value !== undefined));
}
