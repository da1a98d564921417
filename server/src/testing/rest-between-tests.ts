import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach } from 'vitest';

/** Enough for six to nine calls a test. */
const REST_MS = 150;

/** For files whose tests make the site ask much of the platform, which lets a bot call it 50 times a second. */
export function restBetweenTests(): void {
  afterEach(() => sleep(REST_MS));
}
