import { ALL_LOG_EVENTS, type LogEvent } from '@perigee/core/logs/events';
import { LOG_SEARCH_MAX } from '@perigee/core/logs/limits';
import { changeView, dayIn, idIn, wordsIn } from '../lib/address/address-view.ts';

/** What the list is narrowed to, as the address says it. */
export interface EntryView {
  /** Names of events, separated by commas; one of them is enough. */
  events?: string;
  actor?: string;
  target?: string;
  channel?: string;
  /** The number of a case. */
  case?: string;
  from?: string;
  to?: string;
  text?: string;
}

const CASE_NUMBER = /^[1-9]\d{0,8}$/;

/** Reads filters out of a page's address; whatever makes no sense there is as if it were not. */
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

/** The events a list is narrowed to, in the order of the catalogue; none for all of them. */
export function readEvents(names: string | null | undefined): LogEvent[] {
  const asked = new Set(names?.split(','));
  return ALL_LOG_EVENTS.filter((event) => asked.has(event));
}

/** The same as the address says it; undefined for no event. */
export function writeEvents(events: readonly LogEvent[]): string | undefined {
  return ALL_LOG_EVENTS.filter((event) => events.includes(event)).join(',') || undefined;
}

/** A case's number as somebody types it, with or without its mark; undefined for anything else. */
export function readCaseNumber(typed: string | null): string | undefined {
  const number = typed?.trim().replace(/^(#|№)\s*/u, '') ?? '';
  return CASE_NUMBER.test(number) ? number : undefined;
}
