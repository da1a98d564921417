import { startSimulator } from '@perigee/simulator';
import { DEMO_CREDENTIALS, demoApplication } from '@perigee/simulator/demo-application';

// The simulator in its own process, with that many guilds; on request it writes messages, or reports its memory.
const guilds = Number(process.argv[2] ?? 0);
/** Messages written before yielding to the sockets. */
const BATCH = 100;

const simulator = await startSimulator({
  host: '127.0.0.1',
  port: 0,
  application: demoApplication({ ...DEMO_CREDENTIALS, publicUrl: 'http://localhost:3000' }),
  identifyIntervalMs: 0,
});
if (guilds > 0) simulator.control.addGuilds(guilds);
const ownerId = simulator.world.createPerson({ username: 'writer' });
const channelId = simulator.world.createGuild({ name: 'Busy', ownerId }).channelIds[0] ?? '';

process.on('message', (count: number) => {
  if (count === 0) return reportMemory();
  let written = 0;
  const write = () => {
    for (let index = 0; index < BATCH && written < count; index += 1) {
      simulator.world.say(ownerId, channelId, `message ${written}`);
      written += 1;
    }
    if (written < count) setImmediate(write);
  };
  write();
});
process.send?.({ port: simulator.port });

function reportMemory(): void {
  process.send?.({ rssMb: process.memoryUsage.rss() / 1024 / 1024, cpuMs: process.cpuUsage().user / 1_000 });
}
