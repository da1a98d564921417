import type { LogEvent } from '@perigee/core/logs/events';
import { DEFAULT_LOGS } from '@perigee/core/logs/schema';
import { expect, test } from 'vitest';
import type { Services } from '../../../src/features/index.ts';
import { type Killable, openKillable, WITHIN } from '../../support/bot/killable.ts';
import { countBulkParts, countWebhooks, createLoggedGuild, logged } from '../../support/bot/logging.ts';
import { platformOf } from '../../support/platform-calls.ts';
import { startBotProcess } from '../../support/world.ts';

const ENTRIES = 35;
const ROLES = Array.from({ length: ENTRIES }, (_, index) => `role ${String(index).padStart(2, '0')}`);

type LoggedGuild = ReturnType<typeof createLoggedGuild>;

const loggedRoleNames = (killable: Killable, { logId }: LoggedGuild) =>
  logged(killable, logId).map(({ text }) => /role \d\d/.exec(text)?.[0]);

test('Logs resume in order, without duplicates, when the process is killed right after a message', async () => {
  const killable = await openKillable();
  const { world: platform } = killable.simulator;
  const [plain, hooked] = [createLoggedGuild(killable), createLoggedGuild(killable)];
  await storeEntries(killable, plain, hooked);
  // The platform has the message, but the response is lost, so a retry looks for it before posting.
  const path = new RegExp(`/channels/${plain.logId}/messages$`);
  platform.fail({ method: 'POST', path, status: 'lost', times: 1 });
  platform.fail({ method: 'POST', path: /\/webhooks\/\d+\//, status: 'lost', times: 1 });

  const killed = killable.spawn();
  const posted = () => [plain, hooked].map(({ logId }) => platform.messages(logId));
  await expect.poll(() => posted().every(({ length }) => length > 0), WITHIN).toBe(true);
  await killed.kill();
  await killable.startNext();

  for (const guild of [plain, hooked]) {
    await expect.poll(() => loggedRoleNames(killable, guild).length, WITHIN).toBe(ENTRIES);
    expect(loggedRoleNames(killable, guild)).toEqual(ROLES);
  }
  const [byBot, byWebhook] = posted().map((messages) => new Set(messages.map(({ webhook }) => webhook?.name)));
  expect([byBot, byWebhook]).toEqual([new Set([undefined]), new Set(['Test guild'])]);
});

test('A bulk deletion becomes one entry even if the process stops before collecting it', async () => {
  const killable = await openKillable();
  const guild = createLoggedGuild(killable);
  const { world: platform } = killable.simulator;
  const first = await startBotProcess(killable, killable.location);
  const { messageArchive } = first.services;
  await logEvent(first.services, guild, 'messageDeleteBulk');
  const messages = ['one', 'two', 'three'].map((text) => platform.say(guild.member.id, guild.channelId, text));
  await expect.poll(() => messageArchive.find(guild.id, messages), WITHIN).toHaveLength(3);

  await platformOf(killable).call('POST', `/channels/${guild.channelId}/messages/bulk-delete`, { messages });
  await expect.poll(() => countBulkParts(first), { ...WITHIN, interval: 10 }).toBe(1);
  await first.close();
  expect(logged(killable, guild.logId)).toEqual([]);
  await killable.startNext();

  await expect.poll(() => logged(killable, guild.logId), WITHIN).toHaveLength(1);
  expect(logged(killable, guild.logId)[0]?.text).toContain('3');
});

/** Stores log entries for both guilds, the second of which has a webhook, and stops before anything is posted. */
async function storeEntries(killable: Killable, plain: LoggedGuild, hooked: LoggedGuild): Promise<void> {
  const { services, bot, close } = await startBotProcess(killable, killable.location);
  const { logBook } = services;
  await logEvent(services, plain, 'roleCreate');
  await logEvent(services, hooked, 'roleCreate', [hooked.logId]);
  await expect.poll(() => countWebhooks({ services }), WITHIN).toBe(1);
  await bot.close();
  for (const guild of [plain, hooked]) {
    for (const name of ROLES) {
      await logBook.write({
        guildId: guild.id,
        event: 'roleCreate',
        who: { by: { id: guild.owner.id, name: 'owner' } },
        target: { kind: 'role', id: name.slice(-2), name },
        channel: null,
        details: { name, color: 0, hoist: false, mentionable: false, permissions: [] },
      });
    }
  }
  await close();
}

/** Enables logging of one event. */
async function logEvent(
  { settings }: Services,
  guild: LoggedGuild,
  event: LogEvent,
  webhooks: readonly string[] = [],
): Promise<void> {
  await settings.change(
    { guildId: guild.id, savedBy: guild.owner.id, caller: null },
    {
      section: 'logs',
      slice: { of: (logs) => logs, positionIn: () => undefined },
      next: (logs) => ({
        ...logs,
        webhooks: [...webhooks],
        list: { ...DEFAULT_LOGS.list, [event]: { enabled: true, channel: guild.logId } },
      }),
    },
  );
}
