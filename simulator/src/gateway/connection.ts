import type { Platform } from '../platform/platform.ts';
import type { OpenConnection } from '../sessions/hub.ts';

/** A connection with the platform as its application meets it. */
export interface Connection extends OpenConnection {
  platform: Platform;
}
