import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_LEVELS } from '@perigee/core/rewards/levels/schema';
import { startBot } from '@perigee/server/bot/bot';
import { createLocalShards } from '@perigee/server/test-support/local-shards';
import { defineListener } from '@perigee/server/bot/define-listener';
import { assembleSettings } from '@perigee/server/features/community/settings/settings-cache';
import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { type KyselyPlugin, sql } from 'kysely';
import { pino } from 'pino';
import { openDatabase } from '../../../server/src/database/database.ts';
import { createEvents } from '../../../server/src/events/events.ts';
import { createLedger } from '../../../server/src/features/economy/balances/ledger/ledger.ts';
import { createEarningRules } from '../../../server/src/features/economy/earning-rules/earning-rules.ts';
import { createXpFollower } from '../../../server/src/features/rewards/levels/follow-xp.ts';
import { savePlan } from '../../../server/src/features/rewards/levels/plan-store.ts';
import { processQueue } from '../../../server/src/features/rewards/levels/process-queue.ts';
import { messageXpFeature } from '../../../server/src/features/rewards/message-xp/message-xp.feature.ts';
import { createRoleGrants } from '../../../server/src/features/economy/role-grants/role-grants.ts';
import { grantStore } from '../../../server/src/features/economy/role-grants/grant-store.ts';
import { inventories } from '../../../server/src/features/economy/shop/inventories.ts';
import { repeat } from '../../../server/src/process/repeat.ts';
import { BOT_USER_ID, guildId } from '../../support/fake-guilds.ts';
import { report } from './message-xp-report.ts';

// The bot on a database, with or without XP for messages and levels: they need boost, which the arguments switch.
const [apiUrl = '', guilds, gains, location = ''] = process.argv.slice(2);
const log = pino({ level: 'error' });
const isGained = gains === 'gained';

const assembled = assembleSettings(new Map(), isGained);
const levels = { ...DEFAULT_LEVELS, enabled: true };
// The default chance; one gain in seventeen reaches a level.
const economy = { ...assembled.economy, messageXp: { chance: 25, min: 1, max: 52 } };
const settings = { ...assembled, levels, economy };
const settingsCache = { peek: () => settings, get: () => Promise.resolve(settings) };

let writes = 0;
const counting: KyselyPlugin = {
  transformQuery({ node }) {
    const text = node.kind === 'RawNode' ? node.sqlFragments.join(' ') : node.kind;
    if (/insert|update |delete/i.test(text) && !/for update/i.test(text)) writes += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};

const opened = await openDatabase(JSON.parse(location), log);
const db = opened.db.withPlugin(counting);
const ledger = createLedger(db);
const events = createEvents(db, log);
const threadParents = { parentOf: () => null };
const messageXp = messageXpFeature.open({ log, ledger, earningRules: createEarningRules(), threadParents });
if (isGained) {
  await db.transaction().execute(async (tx) => {
    for (let index = 0; index < Number(guilds); index += 1) await savePlan(tx, guildId(index), true, levels);
    await sql`update level_plans set state = 'done'`.execute(tx);
  });
  createXpFollower(db).run(log);
  const grants = createRoleGrants(db, grantStore);
  const directMessages = { plan: async () => [] };
  const noteActivity = () => undefined;
  const parts = { db, events, settings: settingsCache, ledger, inventories, grants, directMessages, noteActivity };
  repeat({ work: () => processQueue(parts), pauseMs: 1_000, log, failure: 'failed to process level queue' });
}

let guildCount = 0;
let expected = 0;
let received = 0;
let start = { cpu: process.cpuUsage(), writes: 0, at: 0 };

process.on('message', (count) => {
  expected = Number(count);
  received = 0;
  report({ at: 'ready' });
});

function countMessage(): void {
  if (received === 0) start = { cpu: process.cpuUsage(), writes, at: performance.now() };
  received += 1;
  if (received === expected) void finish();
}

/** Pending writes count as well. */
async function finish(): Promise<void> {
  await sleep(3_000);
  const { user, system } = process.cpuUsage(start.cpu);
  const seconds = (performance.now() - start.at) / 1_000;
  const { rows } = await sql<{ gains: number; levels: number }>`
    select (select count(*) from ledger)::int as gains, (select count(*) from member_levels)::int as levels`.execute(
    db,
  );
  report({
    at: 'taken',
    cpuUs: (user + system) / expected,
    writes: (writes - start.writes) / seconds,
    gains: rows[0]?.gains ?? 0,
    levels: rows[0]?.levels ?? 0,
  });
}

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
    messageXp,
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
