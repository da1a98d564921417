import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { ContenderNews } from './bot-contenders/contest.ts';
import type { FakeGateway } from './fake-gateway.ts';

export const CONTENDERS = ['discord-js', 'perigee'] as const;
export type Contender = (typeof CONTENDERS)[number];

interface ContestRound {
  gateway: FakeGateway;
  contender: Contender;
  guilds: number;
  /** Sent once unmeasured and once measured; none for a round that asks for memory alone. */
  messages: number;
}

/** Starts one contender in its own process, connects it and lets it take the messages. */
export async function runRound({ gateway, contender, guilds, messages }: ContestRound) {
  const child = fork(
    new URL(`./bot-contenders/${contender}.ts`, import.meta.url),
    [gateway.apiUrl, String(guilds), String(messages)],
    { execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'] },
  );
  try {
    const rssMb = await hear(child, (news) => (news.at === 'connected' ? news.rssMb : undefined));
    if (messages === 0) return { rssMb, eventsPerSecond: 0, cpuUs: 0 };
    await takeMessages(child, gateway, messages);
    return { rssMb, ...(await takeMessages(child, gateway, messages)) };
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}

/** How fast messages were taken, and how much CPU time each took. */
type Pace = Pick<Extract<ContenderNews, { at: 'finished' }>, 'eventsPerSecond' | 'cpuUs'>;

async function takeMessages(child: ChildProcess, gateway: FakeGateway, messages: number): Promise<Pace> {
  const finished = hear(child, (news) => (news.at === 'finished' ? news : undefined));
  await gateway.sendMessages(messages);
  return finished;
}

/** Waits for the news that `pick` takes something from. */
function hear<Picked>(child: ChildProcess, pick: (news: ContenderNews) => Picked | undefined): Promise<Picked> {
  return new Promise((resolve, reject) => {
    const listen = (news: ContenderNews) => {
      const picked = pick(news);
      if (picked === undefined) return;
      child.off('message', listen);
      child.off('exit', fail);
      resolve(picked);
    };
    const fail = () => reject(new Error('The contender stopped before it had finished'));
    child.on('message', listen);
    child.on('exit', fail);
  });
}
