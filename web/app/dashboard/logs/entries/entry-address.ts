import { ALL_LOG_EVENTS, type LogEvent } from '@perigee/core/logs/events';
import { LOG_SEARCH_MAX } from '@perigee/core/logs/limits';
import { readInteger } from '../../components/pickers/numbers/integer-text.ts';
import { changeView, dayIn, idIn, wordsIn } from '../../lib/address/address-view.ts';

/** The list's filters, as they appear in the address. */
export interface EntryView {
  /** Event names, separated by commas; an entry matches if it has one of them. */
  events?: string;
  actor?: string;
  target?: string;
  channel?: string;
  /** A case number. */
  case?: string;
  from?: string;
  to?: string;
  text?: string;
}

const CASE_NUMBER_MAX = 999_999_999;

/** Reads filters from a page's address; invalid ones are ignored. */
export function readEntryView(query: URLSearchParams): EntryView {
  return changeView<EntryView>(
    {},
    {
      events: writeEvents(readEvents(query.get('events'))),
      actor: idIn(query, 'actor'),
      target: idIn(query, 'target'),
      channel: idIn(query, 'channel'),
      case: readCaseNumber(query.get('case')),
      from: dayIn(query, 'from'),
      to: dayIn(query, 'to'),
      text: wordsIn(query, 'text', LOG_SEARCH_MAX),
    },
  );
}

/** The events a list is filtered by, in the order of the catalogue; none means all of them. */
export function readEvents(names: string | null | undefined): LogEvent[] {
  const requested = new Set(names?.split(','));
  return ALL_LOG_EVENTS.filter((event) => requested.has(event));
}

/** The events for the address; undefined for none. */
export function writeEvents(events: readonly LogEvent[]): string | undefined {
  return ALL_LOG_EVENTS.filter((event) => events.includes(event)).join(',') || undefined;
}

/** A case number as typed, with or without its sign; undefined for anything else. */
export function readCaseNumber(typed: string | null): string | undefined {
  const number = readInteger(typed ?? '');
  return number >= 1 && number <= CASE_NUMBER_MAX ? String(number) : undefined;
}
