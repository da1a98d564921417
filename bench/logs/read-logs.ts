import { logsEndpoints } from '@perigee/core/logs/endpoints';
import { LOG_PAGE } from '@perigee/core/logs/limits';
import { PERMISSIONS } from '@perigee/core/base/permissions/permissions';
import type { LogEvent } from '@perigee/core/logs/events';
import { exampleOf } from '../../server/src/features/logs/site/example-entries.ts';
import { createApiClient } from '../../server/test/support/api-client.ts';
import { storeLog } from '../../server/test/support/moderation/store-log.ts';
import { platformOf } from '../../server/test/support/platform-calls.ts';
import { startWorld } from '../../server/test/support/world.ts';
import { median } from '../support/median.ts';

/**
 * A page of the log over 400 channels, half of which the reader cannot see, compared with the same call by an
 * administrator in the same run. Uses the embedded database, or the server in TEST_DATABASE_URL.
 */
const CHANNELS = 400;
const ENTRIES = 5_000;
const ROUNDS = 15;
const CALLS = 40;
const BUDGET = 1.2;

const world = await startWorld({ env: { RATE_LIMIT_PER_MINUTE: '1000000' }, withBot: false });
const control = world.simulator.world;
const [owner, manager, administrator] = ['owner', 'manager', 'administrator'].map(createPerson);
const guild = control.createGuild({
  name: 'Busy',
  ownerId: owner?.id ?? '',
  members: [manager?.id ?? '', administrator?.id ?? ''],
  botIn: true,
  channels: Array.from({ length: CHANNELS }, (_, index) => `channel-${index}`),
  roles: [
    { name: 'Managers', permissions: ['ManageGuild'] },
    { name: 'Administrators', permissions: ['Administrator'] },
  ],
});
for (const [index, person] of [manager, administrator].entries())
  control.grantRole(guild.id, person?.id ?? '', guild.roleIds[index] ?? '');
const platform = platformOf(world);
for (const channelId of guild.channelIds.filter((_, index) => index % 2 === 1))
  await platform.setOverwrite(channelId, guild.id, { deny: PERMISSIONS.ViewChannel });

const events: readonly LogEvent[] = ['messageDelete', 'messageEdit', 'voiceJoin', 'channelEdit'];
const person = { id: manager?.id ?? '', name: 'manager' };
for (let from = 0; from < ENTRIES; from += 500) {
  const entries = Array.from({ length: 500 }, (_, index) => {
    const channelId = guild.channelIds[(from + index) % CHANNELS] ?? '';
    return exampleOf(events[Math.floor((from + index) / CHANNELS) % events.length] ?? 'messageDelete', {
      person,
      channelId,
      locale: 'en',
      now: new Date(),
    });
  });
  await storeLog(world, { guild, logId: guild.channelIds[0] ?? '' }, entries);
}

const api = createApiClient(world.apiUrl);
/** Only the list has a budget: with a filter, the reader's page has to reach back over entries they do not see. */
const searches: Record<string, Record<string, string>> = { list: {}, person: { target: person.id } };
let isWithin = true;
process.stdout.write(`a page of ${LOG_PAGE} of ${ENTRIES} entries in ${CHANNELS} channels, median of ${ROUNDS}\n`);
for (const [name, query] of Object.entries(searches)) {
  const [all, some]: [number[], number[]] = [[], []];
  // The first round is a warm-up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const times = [await millisecondsOf(administrator?.token, query), await millisecondsOf(manager?.token, query)];
    if (round === 0) continue;
    all.push(times[0] ?? 0);
    some.push(times[1] ?? 0);
  }
  const ratio = median(some) / median(all);
  if (name === 'list') isWithin = ratio <= BUDGET;
  process.stdout.write(
    `${name.padEnd(7)} administrator ${median(all).toFixed(2)} ms, manager ${median(some).toFixed(2)} ms: ${ratio.toFixed(2)}${name === 'list' ? `  (at most ${BUDGET})` : ''}\n`,
  );
}
await world.close();
process.exitCode = isWithin ? 0 : 1;

/** The average time of a call. */
async function millisecondsOf(token: string | undefined, query: Record<string, string>): Promise<number> {
  const started = performance.now();
  for (let call = 0; call < CALLS; call += 1) {
    const reply = await api.call(token ?? null, logsEndpoints.entries, { params: { guildId: guild.id }, query });
    if (reply.status !== 200) throw new Error(`the log answered ${reply.status}`);
  }
  return (performance.now() - started) / CALLS;
}

function createPerson(username: string): { id: string; token: string } {
  const id = control.createPerson({ username });
  return { id, token: control.issueToken(id, ['identify', 'guilds']).accessToken };
}
