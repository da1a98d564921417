import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod/mini';
import { type FakeGateway, startFakeGateway } from '../support/fake-gateway.ts';
import { compare, type Compared, type Side, SIDES } from './sides.ts';

const WORLD = { guilds: 200, channelsPerGuild: 30, rolesPerGuild: 20 };
const MESSAGES = 3_000;

const reportSchema = z.object({ at: z.enum(['connected', 'ready', 'taken']), cpuUs: z.optional(z.number()) });

/** Messages to the decision "not a command", as in `bot-events.ts`. */
export async function measureMessages(): Promise<Compared> {
  const gateways = new Map<Side, FakeGateway>();
  for (const side of SIDES) gateways.set(side, await startFakeGateway(WORLD));
  const args = [String(WORLD.guilds), ...[...gateways.values()].map(({ apiUrl }) => apiUrl)];
  const child = fork(new URL('bots.ts', import.meta.url), args, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  await nextReport(child);
  const measureSide = async (side: Side): Promise<number> => {
    const ready = nextReport(child);
    child.send(MESSAGES);
    await ready;
    const measured = nextReport(child);
    await gateways.get(side)?.sendMessages(MESSAGES);
    return (await measured).cpuUs ?? Number.NaN;
  };
  const compared = await compare(measureSide, { warmUp: 60, rounds: 201 });
  child.disconnect();
  for (const gateway of gateways.values()) gateway.close();
  return compared;
}

async function nextReport(child: ChildProcess): Promise<z.infer<typeof reportSchema>> {
  const [report] = await once(child, 'message');
  return reportSchema.parse(report);
}
