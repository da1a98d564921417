import { m } from '#texts';
import type { PlainMessage } from '../../lib/preferences/use-text.ts';

/** What each kind of change is called; one that is not here yet is shown as the server names it. */
export const LEDGER_KINDS: ReadonlyMap<string, PlainMessage> = new Map([
  ['edit', m.ledger_edit],
  ['reset', m.ledger_reset],
  ['resetUndo', m.ledger_resetUndo],
  ['removal', m.ledger_removal],
  ['demo', m.ledger_demo],
]);
