import { setTimeout as sleep } from 'node:timers/promises';
import { startBot } from '@perigee/server/bot/bot';
import { createLocalShards } from '@perigee/server/test-support/local-shards';
import { defineListener } from '@perigee/server/bot/define-listener';
import { createInviteGuilds } from '@perigee/server/features/moderation/automod/messages/invite-guilds';
import { createReactions } from '@perigee/server/features/moderation/automod/messages/reactions';
import { watchMessages } from '@perigee/server/features/moderation/automod/messages/watch-messages.listener';
import { assembleSettings } from '@perigee/server/features/community/settings/settings-cache';
import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { pino } from 'pino';
import { BOT_USER_ID } from '../../support/fake-guilds.ts';
import { report } from './automod-report.ts';
import { exemptMembers, hits, noThreads, punishments, strict } from './strict-rules.ts';

// The bot with every rule on, lists of 500 words, and count limits the bench's pace does not reach.
const [apiUrl = '', guilds] = process.argv.slice(2);

const MB = 1024 * 1024;

const settings = { ...assembleSettings(new Map(), false), autoModeration: strict() };
let guildCount = 0;
let expected = 0;
let received = 0;
let start = { at: 0, cpu: process.cpuUsage() };

process.on('message', (count) => {
  expected = Number(count);
  received = 0;
  report({ at: 'ready' });
});

function countMessage(): void {
  if (received === 0) start = { at: performance.now(), cpu: process.cpuUsage() };
  received += 1;
  if (received === expected) void finish();
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
  const heapMb = (heapUsed + external) / MB;
  report({ at: 'taken', eventsPerSecond: expected / seconds, cpuUs: (user + system) / expected, memoryMb, heapMb });
}

const watched = {
  reactions: createReactions(punishments, hits),
  exemptMembers,
  parents: noThreads,
  askForInvites: createInviteGuilds(),
};

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
    { listeners: watchMessages(watched).listeners },
    {
      listeners: [
        defineListener(GatewayDispatchEvents.GuildCreate, () => {
          guildCount += 1;
          if (guildCount === Number(guilds)) report({ at: 'connected' });
        }),
        defineListener(GatewayDispatchEvents.MessageCreate, countMessage),
      ],
    },
  ],
});
