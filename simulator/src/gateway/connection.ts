import type { Platform } from '../platform/platform.ts';
import type { OpenConnection } from '../sessions/hub.ts';

/** A connection, and the platform as its application sees it. */
export interface Connection extends OpenConnection {
  platform: Platform;
}
