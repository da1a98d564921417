import { startBot } from '@perigee/server/bot/bot';
import { createLocalShards } from '@perigee/server/test-support/local-shards';
import { defineListener } from '@perigee/server/bot/define-listener';
import { prefixHint } from '@perigee/server/features/community/commands/prefix-hint.listener';
import { avatar } from '@perigee/server/features/utilities/avatar.command';
import { info } from '@perigee/server/features/utilities/info.command';
import { invite } from '@perigee/server/features/utilities/invite.command';
import { assembleSettings } from '@perigee/server/features/community/settings/settings-cache';
import { ping } from '@perigee/server/features/utilities/ping.command';
import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { pino } from 'pino';
import { BOT_USER_ID } from '../../support/fake-guilds.ts';
import { joinContest, readContest } from './contest.ts';

// The whole bot with every feature; the counting listener comes last, so that it counts completed decisions.
const options = readContest();
const contest = joinContest(options);
const UNSAVED = assembleSettings(new Map(), false);
const settings = new Map<string, typeof UNSAVED>();
const counting = {
  listeners: [
    defineListener(GatewayDispatchEvents.GuildCreate, (_ctx, { id }) => {
      settings.set(id, UNSAVED);
      contest.countGuild();
    }),
    defineListener(GatewayDispatchEvents.MessageCreate, () => contest.countMessage()),
  ],
};

await startBot({
  shardStore: createLocalShards(),
  platform: { apiUrl: options.apiUrl, botToken: 'bench.token.none', clientId: BOT_USER_ID, clientSecret: '' },
  log: pino({ level: 'error' }),
  settings: {
    peek: (guildId) => settings.get(guildId),
    get: (guildId) => Promise.resolve(settings.get(guildId) ?? UNSAVED),
  },
  bus: {
    publish: () => Promise.resolve(),
    subscribe: () => () => {},
    onGap: () => () => {},
    close: () => Promise.resolve(),
  },
  site: { publicUrl: options.apiUrl, inviteUrl: options.apiUrl, supportUrl: options.apiUrl, cdnUrl: options.apiUrl },
  features: [{ listeners: [prefixHint], commands: [avatar, info, invite, ping] }, counting],
});
