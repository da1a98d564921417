import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Simulator } from '@perigee/simulator';
import * as z from 'zod/mini';
import type { DatabaseLocation } from '../../server/src/database/database.ts';
import { answerSchema, type Request } from './order.ts';

type Unsent<Kind> = Kind extends Request ? Omit<Kind, 'id'> : never;

/** A bot that is restarted after every kill. */
export interface RestartedBot {
  /** The answer to a request; undefined if the process died before answering. */
  request(request: Unsent<Request>): Promise<number | undefined>;
  /** Resolves once the current bot is connected. */
  ready(): Promise<void>;
  /** Kills it (SIGKILL), as a power cut would, and starts another. */
  kill(): Promise<void>;
  /** Stops it gracefully. */
  stop(): Promise<void>;
}

export function startRestartedBot(simulator: Simulator, location: DatabaseLocation): RestartedBot {
  const { apiUrl, authorizeUrl, cdnUrl, paymentsUrl } = simulator;
  const start = () => openLife([apiUrl, authorizeUrl, cdnUrl, paymentsUrl, JSON.stringify(location)]);
  let life = start();
  let nextId = 1;

  return {
    async request(request) {
      const { child, answers, ready } = life;
      const id = nextId;
      nextId += 1;
      if (!(await ready)) return undefined;
      const answered = new Promise<number | undefined>((resolve) => answers.set(id, resolve));
      child.send({ ...request, id }, () => {});
      return answered;
    },
    ready: async () => {
      await life.ready;
    },
    async kill() {
      const { child, ended } = life;
      child.kill('SIGKILL');
      await ended;
      life = start();
    },
    async stop() {
      life.child.kill('SIGTERM');
      await life.ended;
    },
  };
}

interface RunningBot {
  child: ChildProcess;
  answers: Map<number, (value: number | undefined) => void>;
  /** False if it dies first. */
  ready: Promise<boolean>;
  ended: Promise<unknown>;
}

function openLife(args: string[]): RunningBot {
  const child = fork(join(import.meta.dirname, 'killed-bot.ts'), args);
  const answers: RunningBot['answers'] = new Map();
  const ended = once(child, 'exit').then(() => {
    for (const resolve of answers.values()) resolve(undefined);
  });
  const ready = new Promise<boolean>((resolve) => {
    answers.set(0, (value) => resolve(value !== undefined));
  });
  child.on('message', (message) => {
    const { id, value } = z.parse(answerSchema, message);
    answers.get(id)?.(value);
    answers.delete(id);
  });
  return { child, answers, ready, ended };
}
