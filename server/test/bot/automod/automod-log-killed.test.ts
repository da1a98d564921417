import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { DEFAULT_MODERATION } from '@perigee/core/moderation/punishments/schema';
import { expect, test } from 'vitest';
import { createLoggedGuild, logged } from '../../support/bot/logging.ts';
import { type Killable, openKillable, WITHIN } from '../../support/bot/killable.ts';

type LoggedGuild = ReturnType<typeof createLoggedGuild>;

test('A hit is logged once when the process is killed before or right after posting its entry', async () => {
  const killable = await openKillable();
  const { world: platform } = killable.simulator;
  const [unposted, unnoted] = [createLoggedGuild(killable), createLoggedGuild(killable)];
  const guilds = [unposted, unnoted];
  for (const guild of guilds) await forbidSpam(killable, guild);
  const post = ({ logId }: LoggedGuild) => ({ method: 'POST', path: `/channels/${logId}/messages` });
  platform.fail({ ...post(unposted), status: 500, times: 100 });
  platform.fail({ ...post(unnoted), status: 'lost', times: 1 });
  const isTried = ({ logId }: LoggedGuild) =>
    platform.requests().some(({ method, path }) => method === 'POST' && path.endsWith(`/channels/${logId}/messages`));

  const killed = killable.spawn();
  await killed.isConnected();
  for (const { member, channelId } of guilds) platform.say(member.id, channelId, 'spam');
  await expect.poll(() => guilds.every(isTried), WITHIN).toBe(true);
  await killed.kill();
  platform.recover();
  const { services } = await killable.startNext();

  const { db } = services.database;
  const recorded = db.selectFrom('automod_hits').select('log_channel_id').orderBy('log_channel_id');
  const noted = guilds.map(({ logId }) => ({ log_channel_id: logId }));
  await expect.poll(() => recorded.execute(), WITHIN).toEqual(noted);
  for (const { logId } of guilds) {
    expect(logged(killable, logId)).toMatchObject([
      { title: 'Automoderation: Words', text: expect.stringContaining('**spam**') },
    ]);
  }
});

/** Enables the words rule and the automoderation log. */
async function forbidSpam({ withoutBot }: Killable, { id, logId }: LoggedGuild): Promise<void> {
  const words = { ...DEFAULT_AUTOMOD.words, enabled: true, options: { words: ['spam'], match: 'whole' } };
  const sections = {
    automod: { ...DEFAULT_AUTOMOD, words },
    moderation: { ...DEFAULT_MODERATION, automodLog: logId },
  };
  const rows = Object.entries(sections).map(([section, value]) => ({
    guild_id: id,
    section,
    version: 1,
    value: JSON.stringify(value),
  }));
  await withoutBot(({ database: { db } }) => db.insertInto('guild_settings').values(rows).execute());
}
