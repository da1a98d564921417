import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isUpBy } from '@perigee/server/programs/announcement';
import { freePorts } from '@perigee/server/test-support/programs/free-ports';
import type { Balancer } from './balancer.ts';

type Role = 'site' | 'bot';

const UP_MS = 400_000;

/** A process of the product. */
export interface Running {
  role: Role;
  port: number;
  child: ChildProcess;
  output: () => string;
}

/** Sites and bots of a version, one process each. */
export interface Deployment {
  /** Starts a process of the version in that folder; resolves once it is up. @throws with its output if it fails. */
  start(folder: string, role: Role): Promise<Running>;
  /** Stops one as an update does; returns its exit code. */
  stop(running: Running): Promise<number | null>;
  killAll(): void;
}

export function openDeployment(env: Record<string, string>, balancer: Balancer): Deployment {
  const all = new Set<ChildProcess>();
  process.on('exit', () => {
    for (const child of all) child.kill('SIGKILL');
  });

  return {
    async start(folder, role) {
      const [port = 0] = await freePorts(1);
      const child = spawn(join(folder, 'node_modules/.bin/node'), [join(folder, 'start.ts'), '--roles', role], {
        cwd: folder,
        env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      all.add(child);
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
      const running = { role, port, child, output: () => output };
      await waitUntilUp(running);
      if (role === 'site') balancer.sites.push(port);
      return running;
    },

    async stop({ child, port }) {
      if (child.exitCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      const index = balancer.sites.indexOf(port);
      if (index !== -1) balancer.sites.splice(index, 1);
      all.delete(child);
      return child.exitCode;
    },

    killAll() {
      for (const child of all) child.kill('SIGKILL');
    },
  };
}

async function waitUntilUp({ role, port, child, output }: Running): Promise<void> {
  const until = performance.now() + UP_MS;
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (performance.now() < until && child.exitCode === null) {
    if (role === 'bot' ? isUpBy(output()) : await isReady()) return;
    await sleep(100);
  }
  throw new Error(`a ${role} failed to start (${child.exitCode}):\n${output()}`);
}
