import type { ContenderReport } from './contenders/contest.ts';
import { type ContenderProcess, withContender } from './contender-process.ts';
import type { FakeGateway } from '../support/fake-gateway.ts';

export const CONTENDERS = ['discord-js', 'perigee'] as const;
export type Contender = (typeof CONTENDERS)[number];

interface ContestRound {
  gateway: FakeGateway;
  contender: Contender;
  guilds: number;
  /** Sent once as a warm-up and once measured; 0 for a round that only measures memory. */
  messages: number;
}

/** Starts one contender in its own process, connects it and sends it the messages. */
export async function runRound({ gateway, contender, guilds, messages }: ContestRound) {
  const args = [gateway.apiUrl, String(guilds), String(messages)];
  return withContender<ContenderReport, Pace & { rssMb: number }>(contender, args, async (started) => {
    const { rssMb } = await started.nextReport('connected');
    if (messages === 0) return { rssMb, eventsPerSecond: 0, cpuUs: 0 };
    await measureMessages(started, gateway, messages);
    return { rssMb, ...(await measureMessages(started, gateway, messages)) };
  });
}

/** The message rate, and the CPU time per message. */
type Pace = Pick<Extract<ContenderReport, { at: 'finished' }>, 'eventsPerSecond' | 'cpuUs'>;

async function measureMessages(
  { nextReport }: ContenderProcess<ContenderReport>,
  gateway: FakeGateway,
  messages: number,
): Promise<Pace> {
  const finished = nextReport('finished');
  await gateway.sendMessages(messages);
  return finished;
}
