import { setTimeout as sleep } from 'node:timers/promises';
import { startBot } from '@perigee/server/bot/bot';
import { createLocalShards } from '@perigee/server/testing/bot/local-shards';
import { defineListener } from '@perigee/server/bot/define-listener';
import { createReactions } from '@perigee/server/features/automod/reactions';
import { watchMessages } from '@perigee/server/features/automod/watch-messages.listener';
import { assembleSettings } from '@perigee/server/features/settings/assemble-settings';
import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { pino } from 'pino';
import { BOT_USER_ID } from '../../support/fake-guilds.ts';
import { tell } from './automod-news.ts';
import { hits, punishments, spared, strict } from './strict-rules.ts';

// The bot with every rule on, lists of 500 words, and count limits the bench's pace does not reach.
const [apiUrl = '', guilds] = process.argv.slice(2);

const MB = 1024 * 1024;

const settings = { ...assembleSettings(new Map(), false), autoModeration: strict() };
let guildsSeen = 0;
let expected = 0;
let taken = 0;
let start = { at: 0, cpu: process.cpuUsage() };

process.on('message', (count) => {
  expected = Number(count);
  taken = 0;
  tell({ at: 'ready' });
});

function sawMessage(): void {
  if (taken === 0) start = { at: performance.now(), cpu: process.cpuUsage() };
  taken += 1;
  if (taken === expected) void finish();
}

async function finish(): Promise<void> {
  const seconds = (performance.now() - start.at) / 1000;
  const { user, system } = process.cpuUsage(start.cpu);
  for (let round = 0; round < 3; round += 1) {
    await sleep(300);
    globalThis.gc?.();
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  const memoryMb = rss / MB;
  const heldMb = (heapUsed + external) / MB;
  tell({ at: 'taken', eventsPerSecond: expected / seconds, cpuUs: (user + system) / expected, memoryMb, heldMb });
}

await startBot({
  shardStore: createLocalShards(),
  platform: { apiUrl, botToken: 'bench.token.none', clientId: BOT_USER_ID, clientSecret: '' },
  log: pino({ level: 'error' }),
  settings: { peek: () => settings, get: () => Promise.resolve(settings) },
  bus: {
    publish: () => Promise.resolve(),
    subscribe: () => () => {},
    onGap: () => () => {},
    close: () => Promise.resolve(),
  },
  site: { publicUrl: apiUrl, inviteUrl: apiUrl, supportUrl: apiUrl, cdnUrl: apiUrl },
  features: [
    { listeners: watchMessages(createReactions(punishments, hits), spared).listeners },
    {
      listeners: [
        defineListener(GatewayDispatchEvents.GuildCreate, () => {
          guildsSeen += 1;
          if (guildsSeen === Number(guilds)) tell({ at: 'connected' });
        }),
        defineListener(GatewayDispatchEvents.MessageCreate, sawMessage),
      ],
    },
  ],
});
