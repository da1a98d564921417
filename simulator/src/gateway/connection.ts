import type { Platform } from '../platform.ts';
import type { Session } from './session.ts';
import type { Wire } from './wire.ts';

/** One connection to the gateway; it carries at most one session. */
export interface Connection {
  platform: Platform;
  wire: Wire;
  session: Session | null;
}
