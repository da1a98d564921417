import { afterAll } from 'vitest';
import { advanceClock, now } from '../src/base/clock.ts';

// The files of a worker share the stand-in's clock: whoever advanced it leaves it right for the next.
afterAll(() => advanceClock(Date.now() - now()));
