import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseLocation } from '../../server/src/database/database.ts';
import { createTestDatabase } from '../../server/test/support/test-database.ts';
import { BOT_ID, startTestSimulator } from '../../server/test/support/world.ts';

const ANSWER_WITHIN_MS = 20_000;
const UNLIMITED = 1_000_000;

/** The simulator, a database for the bot and one for bare statements, and the bot in its own process. */
export async function openPath() {
  const simulator = await startTestSimulator({ messagesPerChannel: UNLIMITED });
  const folders = await Promise.all(['path', 'bare'].map((name) => mkdtemp(join(tmpdir(), `perigee-${name}-`))));
  const [database, bare] = await Promise.all(folders.map((folder) => createTestDatabase(folder)));
  if (database === undefined || bare === undefined) throw new Error('No databases');
  let bot: ChildProcess | undefined;
  return {
    world: simulator.world,
    location: database.location,
    bareLocation: bare.location,

    /** Resolves once it is ready. */
    async startBot(): Promise<void> {
      bot = forkBot(simulator, database.location);
      await once(bot, 'message');
    },

    /** Writes a command and waits for the bot's answer. */
    async sendCommand(authorId: string, channelId: string, text: string) {
      const messageId = simulator.world.say(authorId, channelId, text);
      const isReply = (message: { authorId: string; referenceId: string | null }) =>
        message.authorId === BOT_ID && message.referenceId === messageId;
      return simulator.world.waitForMessage(channelId, isReply, ANSWER_WITHIN_MS);
    },

    /** Memory of the bot's process in use after garbage collection, in bytes: the heap and external memory. */
    async botMemory(): Promise<number> {
      if (bot === undefined) throw new Error('No bot is running');
      bot.send('memory');
      const [bytes]: unknown[] = await once(bot, 'message');
      return Number(bytes);
    },

    async close(): Promise<void> {
      if (bot !== undefined) {
        bot.kill('SIGTERM');
        await once(bot, 'exit');
      }
      await simulator.close();
      await Promise.all([database.drop(), bare.drop()]);
      await Promise.all(folders.map((each) => rm(each, { recursive: true })));
    },
  };
}

type Simulator = Awaited<ReturnType<typeof startTestSimulator>>;

function forkBot({ apiUrl, authorizeUrl, cdnUrl, paymentsUrl }: Simulator, location: DatabaseLocation): ChildProcess {
  const platform = [apiUrl, authorizeUrl, cdnUrl, paymentsUrl];
  return fork(join(import.meta.dirname, 'bot-process.ts'), [...platform, JSON.stringify(location)], {
    execArgv: [...process.execArgv, '--expose-gc'],
  });
}
