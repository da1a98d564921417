import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_LOGS } from '@perigee/core/logs/schema';
import { startBot } from '@perigee/server/bot/bot';
import { createLocalShards } from '@perigee/server/test-support/local-shards';
import { defineListener } from '@perigee/server/bot/define-listener';
import { createInviteGuilds } from '@perigee/server/features/moderation/automod/messages/invite-guilds';
import { createReactions } from '@perigee/server/features/moderation/automod/messages/reactions';
import { watchMessages } from '@perigee/server/features/moderation/automod/messages/watch-messages.listener';
import { assembleSettings } from '@perigee/server/features/community/settings/settings-cache';
import { GatewayDispatchEvents } from 'discord-api-types/v10';
import type { KyselyPlugin } from 'kysely';
import { pino } from 'pino';
import { readConfig } from '../../../server/src/config/read-config.ts';
import { openDatabase } from '../../../server/src/database/database.ts';
import { createLedger } from '../../../server/src/features/economy/balances/ledger/ledger.ts';
import { createBotGuildsStore } from '../../../server/src/features/community/directory/bot-guilds-store.ts';
import { createEarningRules } from '../../../server/src/features/economy/earning-rules/earning-rules.ts';
import { messageArchiveFeature } from '../../../server/src/features/community/message-archive/message-archive.feature.ts';
import { messageXpFeature } from '../../../server/src/features/rewards/message-xp/message-xp.feature.ts';
import { BOT_USER_ID } from '../../support/fake-guilds.ts';
import { report } from './archive-report.ts';
import { exemptMembers, hits, noThreads, punishments, strict } from './strict-rules.ts';

// The bot on a database. Its arguments say whether messages are stored (also with XP for messages, at the default
// chance) and whether rules are on.
const [apiUrl = '', guilds, stores, rules, location = ''] = process.argv.slice(2);
const log = pino({ level: 'error' });

const logged = { ...DEFAULT_LOGS.list, messageDelete: { enabled: stores !== 'not', channel: '1' } };
const settings = {
  ...assembleSettings(new Map(), stores === 'xp'),
  logs: { ...DEFAULT_LOGS, list: logged },
  ...(rules === 'rules' && { autoModeration: strict() }),
};
const settingsCache = { peek: () => settings, get: () => Promise.resolve(settings) };

let statements = 0;
const counting: KyselyPlugin = {
  transformQuery({ node }) {
    statements += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};

const opened = await openDatabase(JSON.parse(location), log);
const db = opened.db.withPlugin(counting);
const archive = messageArchiveFeature.open({
  database: { ...opened, db },
  config: readConfig({ MESSAGE_ARCHIVE_KEY: Buffer.alloc(32, 1).toString('base64') }, []),
  log,
  settingsCache,
  botGuilds: createBotGuildsStore(opened.db),
});
const messageXp = messageXpFeature.open({
  log,
  ledger: createLedger(db),
  earningRules: createEarningRules(),
  threadParents: archive.services.threadParents,
});

let guildCount = 0;
let expected = 0;
let received = 0;
let start = { cpu: process.cpuUsage(), statements: 0 };

process.on('message', (count) => {
  expected = Number(count);
  received = 0;
  report({ at: 'ready' });
});

function countMessage(): void {
  if (received === 0) start = { cpu: process.cpuUsage(), statements };
  received += 1;
  if (received === expected) void finish();
}

/** Pending writes count as well. */
async function finish(): Promise<void> {
  await sleep(1_500);
  const { user, system } = process.cpuUsage(start.cpu);
  const { rows } = await opened.executeSql(
    'select count(*)::int as rows, sum(cardinality(message_ids))::int as messages from archived_blocks',
  );
  report({
    at: 'taken',
    cpuUs: (user + system) / expected,
    statements: ((statements - start.statements) * 100) / expected,
    stored: JSON.stringify(rows[0]),
  });
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
  log,
  settings: settingsCache,
  bus: {
    publish: () => Promise.resolve(),
    subscribe: () => () => {},
    onGap: () => () => {},
    close: () => Promise.resolve(),
  },
  site: { publicUrl: apiUrl, inviteUrl: apiUrl, supportUrl: apiUrl, cdnUrl: apiUrl },
  features: [
    archive,
    messageXp,
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
