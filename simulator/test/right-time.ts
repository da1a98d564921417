import { afterAll } from 'vitest';
import { advanceClock, now } from '../src/base/clock.ts';

// The test files of a worker share the simulator's clock: a file that advanced it resets it for the next.
afterAll(() => advanceClock(Date.now() - now()));
