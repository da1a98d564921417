import { startBot } from '@perigee/server/bot/bot';
import { defineListener } from '@perigee/server/bot/define-listener';
import { prefixHint } from '@perigee/server/features/community/commands/prefix-hint.listener';
import { avatar } from '@perigee/server/features/utilities/avatar.command';
import { info } from '@perigee/server/features/utilities/info.command';
import { invite } from '@perigee/server/features/utilities/invite.command';
import { ping } from '@perigee/server/features/utilities/ping.command';
import { assembleSettings } from '@perigee/server/features/community/settings/settings-cache';
import { createMetrics } from '@perigee/server/metrics/metrics';
import { createLocalShards } from '@perigee/server/test-support/local-shards';
import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { pino } from 'pino';
import { BOT_USER_ID } from '../support/fake-guilds.ts';
import { type Side, SIDES } from './sides.ts';

// A bot for each side in one process, each with its own gateway. Told how many messages will come, it reports the CPU
// time per message.
const [guilds = '0', ...apiUrls] = process.argv.slice(2);
const log = pino({ level: 'error' });
const settings = assembleSettings(new Map(), false);
let guildCount = 0;
let expected = 0;
let received = 0;
let cpuBefore = process.cpuUsage();

process.on('message', (count) => {
  [expected, received, cpuBefore] = [Number(count), 0, process.cpuUsage()];
  process.send?.({ at: 'ready' });
});
process.on('disconnect', () => process.exit(0));

function countMessage(): void {
  received += 1;
  if (received !== expected) return;
  const { user, system } = process.cpuUsage(cpuBefore);
  process.send?.({ at: 'taken', cpuUs: (user + system) / expected });
}

function countGuild(): void {
  guildCount += 1;
  if (guildCount === Number(guilds) * SIDES.length) process.send?.({ at: 'connected' });
}

async function start(side: Side, apiUrl: string): Promise<void> {
  await startBot({
    shardStore: createLocalShards(),
    platform: { apiUrl, botToken: 'bench.token.none', clientId: BOT_USER_ID, clientSecret: '' },
    log,
    metrics: side === 'with' ? createMetrics(log) : null,
    settings: { peek: () => settings, get: () => Promise.resolve(settings) },
    bus: {
      publish: () => Promise.resolve(),
      subscribe: () => () => {},
      onGap: () => () => {},
      close: () => Promise.resolve(),
    },
    site: { publicUrl: apiUrl, inviteUrl: apiUrl, supportUrl: apiUrl, cdnUrl: apiUrl },
    features: [
      { listeners: [prefixHint], commands: [avatar, info, invite, ping] },
      {
        listeners: [
          defineListener(GatewayDispatchEvents.GuildCreate, countGuild),
          defineListener(GatewayDispatchEvents.MessageCreate, countMessage),
        ],
      },
    ],
  });
}

for (const [index, side] of SIDES.entries()) await start(side, apiUrls[index] ?? '');
