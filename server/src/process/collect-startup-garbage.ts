import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** As when memory runs out: freed pages also go back to the system. */
const ALL = { type: 'major', flavor: 'last-resort' };

/** By then start-up work is done, in milliseconds after the start. */
const SETTLED_MS = 30_000;

/**
 * Collects start-up garbage once: a tenth of the process's memory, which the engine would otherwise keep until it needs
 * the room (decision 0090). Takes about a tenth of a second.
 */
export function collectStartupGarbage(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect: unknown = runInNewContext('gc');
    setFlagsFromString('--no-expose-gc');
    if (typeof collect === 'function') Reflect.apply(collect, undefined, [ALL]);
  }, SETTLED_MS).unref();
}
