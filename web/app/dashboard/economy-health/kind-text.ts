import { kindName } from '@perigee/core/balances/kind-names';
import { m } from '#texts';
import { named } from '../../lib/preferences/named.ts';
import type { PlainMessage } from '../../lib/preferences/use-text.ts';

/** Accounts that no kind of movement is named after. */
const ACCOUNTS: ReadonlyMap<string, PlainMessage> = new Map([
  ['commission', m.health_commission],
  ['escrow', m.health_escrow],
]);

/** What a kind of movement is called. */
export function kindText(kind: string): PlainMessage {
  return ACCOUNTS.get(kind) ?? named(kindName(kind));
}
