import { kindName } from '@perigee/core/economy/balances/kind-names';
import { m } from '#texts';
import { displayNameMessage } from '../../../lib/preferences/display-name-message.ts';
import type { PlainMessage } from '../../../lib/preferences/use-text.ts';

/** Accounts without a kind of movement of the same name. */
const ACCOUNTS: ReadonlyMap<string, PlainMessage> = new Map([
  ['commission', m.health_commission],
  ['escrow', m.health_escrow],
]);

/** The name of a kind of movement. */
export function kindText(kind: string): PlainMessage {
  return ACCOUNTS.get(kind) ?? displayNameMessage(kindName(kind));
}
