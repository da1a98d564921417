import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { emptyPayments } from './payments-state.ts';
import { newGuildParts } from './make-guild.ts';
import type { World } from './state.ts';

/** Delay before a change is written, so that a burst of changes costs one write. */
const WRITE_DELAY_MS = 300;

/** Stores the world on disk. */
export interface StateFile {
  /** Schedules a write. */
  touch: () => void;
  /** Writes at once; for data that must survive killing the process. */
  flush: () => void;
  /** Writes pending changes and stops. */
  close: () => void;
}

/** Stores the world in the JSON file; does nothing without a path. */
export function createStateFile(path: string | undefined, world: World): StateFile {
  if (path === undefined) return { touch: () => {}, flush: () => {}, close: () => {} };
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    writeAtomically(path, JSON.stringify(world));
  };
  return {
    flush,
    touch: () => {
      timer ??= setTimeout(flush, WRITE_DELAY_MS);
    },
    close: () => {
      if (timer !== undefined) flush();
    },
  };
}

/** Reads the world from the file; undefined if it does not exist yet. Throws if its content is not a world. */
export function readStateFile(path: string): World | undefined {
  let content: string;
  try {
    content = readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
  const world: unknown = JSON.parse(content);
  if (!isWorld(world)) throw new Error(`${path} is not a state file of this simulator: delete it to start over`);
  // Older files lack newer fields.
  for (const [id, guild] of Object.entries(world.guilds)) world.guilds[id] = { ...newGuildParts(), ...guild };
  return Object.assign({ payments: emptyPayments(), applications: [], webhooks: {}, invites: {} }, world);
}

function isWorld(value: unknown): value is World {
  return typeof value === 'object' && value !== null && 'version' in value && value.version === 1 && 'guilds' in value;
}

function writeAtomically(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.tmp`;
  writeFileSync(draft, content, { mode: 0o600 });
  renameSync(draft, path);
}
