import type { Platform } from '../platform/platform.ts';
import type { OpenConnection } from '../sessions/hub.ts';

/** A connection with its platform. */
export interface Connection extends OpenConnection {
  platform: Platform;
}
