import {
  CASE_SOURCES,
  CASE_STATES,
  CASE_TYPES,
  type CaseSource,
  type CaseState,
  type CaseType,
} from '@perigee/core/moderation/cases/case';
import { CASE_SEARCH_MAX } from '@perigee/core/moderation/cases/limits';
import { changeView, dayIn, idIn, wordsIn } from '../../lib/address/address-view.ts';

/** The list's filters, as they appear in the address. */
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

/** Reads filters from a page's address; invalid ones are ignored. */
export function readCaseView(query: URLSearchParams): CaseView {
  return changeView<CaseView>(
    {},
    {
      member: idIn(query, 'member'),
      moderator: idIn(query, 'moderator'),
      type: CASE_TYPES.find((type) => type === query.get('type')),
      state: CASE_STATES.find((state) => state === query.get('state')),
      source: CASE_SOURCES.find((source) => source === query.get('source')),
      from: dayIn(query, 'from'),
      to: dayIn(query, 'to'),
      text: wordsIn(query, 'text', CASE_SEARCH_MAX),
    },
  );
}
