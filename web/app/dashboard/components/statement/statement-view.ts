import {
  DIRECTIONS,
  type Direction,
  STATEMENT_KINDS,
  type StatementKind,
} from '@perigee/core/economy/statements/schema';
import { changeView, dayIn, idIn, type ViewChanges } from '../../lib/address/address-view.ts';
import { useAddressQuery } from '../../lib/address/use-address-query.ts';

/** A statement's filters, as they appear in the address. */
export interface StatementView {
  kind?: StatementKind;
  direction?: Direction;
  peer?: string;
  from?: string;
  to?: string;
}

const NAMES = ['kind', 'direction', 'peer', 'from', 'to'] as const;

/** Reads filters from a page's address; invalid ones are ignored. */
export function readStatementView(query: URLSearchParams): StatementView {
  return changeView<StatementView>(
    {},
    {
      kind: STATEMENT_KINDS.find((kind) => kind === query.get('kind')),
      direction: DIRECTIONS.find((direction) => direction === query.get('direction')),
      peer: idIn(query, 'peer'),
      from: dayIn(query, 'from'),
      to: dayIn(query, 'to'),
    },
  );
}

/** The address with new filters; its other parameters belong to the rest of the page. */
function applyFilters(query: URLSearchParams, view: StatementView): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of NAMES) {
    const value = view[name];
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The statement's filters, and how to change them. */
export function useStatementView() {
  const [query, setQuery] = useAddressQuery();
  const view = readStatementView(query);

  return {
    view,
    show: (changes: ViewChanges<StatementView>) =>
      setQuery(applyFilters(query, changeView(view, changes)), { replace: true }),
    reset: () => setQuery(applyFilters(query, {}), { replace: true }),
  };
}
