import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian's faketime, which stands between a program and the system's clock. */
const LIBRARY = '/usr/lib/*/faketime/libfaketime.so.1';

/** Clocks of processes, which can be moved while these run. */
export interface Clocks {
  /** What a process of that name has to be started with. */
  envOf: (name: string) => Record<string, string>;
  /** Moves a process's clock, against the true time. */
  move: (name: string, hours: number) => void;
  remove: () => void;
}

/** Null where faketime is not installed. */
export function openClocks(): Clocks | null {
  const [library] = globSync(LIBRARY);
  if (library === undefined) return null;
  const folder = mkdtempSync(join(tmpdir(), 'perigee-clocks-'));
  const fileOf = (name: string) => join(folder, name.replace(' ', '-'));
  const move = (name: string, hours: number) =>
    writeFileSync(fileOf(name), `${hours < 0 ? '' : '+'}${hours * 3_600}\n`);
  return {
    envOf(name) {
      move(name, 0);
      return {
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: fileOf(name),
        FAKETIME_NO_CACHE: '1',
        // The monotonic clock goes on when the other one is set.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      };
    },
    move,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
