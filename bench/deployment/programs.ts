import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const OUTPUT_MAX = 64 * 1024 * 1024;

/** Folders in which Debian installs programs outside of PATH. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', ...postgresFolders()];

function postgresFolders(): string[] {
  const root = '/usr/lib/postgresql';
  try {
    return readdirSync(root)
      .toSorted((one, other) => Number(other) - Number(one))
      .map((version) => join(root, version, 'bin'));
  } catch {
    return [];
  }
}

/** The path of a program; null if it is not installed. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...FOLDERS];
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** PostgreSQL and its tools refuse to run as root. */
const isRoot = process.getuid?.() === 0;

let account: { uid: number; gid: number } | undefined;

/** The account that runs PostgreSQL: the current one, or as root, PostgreSQL's own. */
function serverAccount(): { uid?: number; gid?: number } {
  if (!isRoot) return {};
  const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return (account ??= { uid: idOf('-u'), gid: idOf('-g') });
}

/** @throws Error if it is not installed. */
function requireProgram(name: string): string {
  const path = findProgram(name);
  if (path === null) throw new Error(`${name} is not installed`);
  return path;
}

/** Runs a program to its end; returns its output. @throws Error if it fails. */
export async function runServerProgram(name: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(requireProgram(name), args, { ...serverAccount(), cwd: '/', maxBuffer: OUTPUT_MAX });
  return stdout;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** A server that runs until it is ended. */
export interface ServerProgram {
  child: ChildProcess;
  output: () => string;
  end: (signal: NodeJS.Signals) => Promise<void>;
}

/** Starts a server and collects its output. It is killed when this process exits. */
export function startServerProgram(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): ServerProgram {
  const child = spawn(requireProgram(name), args, {
    ...serverAccount(),
    cwd: '/',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const ended = once(child, 'exit').finally(() => running.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return {
    child,
    output: () => output,
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
    },
  };
}

/** A new folder the servers can write to, and a function that removes it. */
export function serverFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'perigee-servers-'));
  const { uid, gid } = serverAccount();
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
