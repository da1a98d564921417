import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { DEFAULT_MODERATION } from '@perigee/core/moderation/punishments/schema';
import { expect, test } from 'vitest';
import { createLoggedGuild, logged } from '../../support/bot/logging.ts';
import { type Killable, openKillable, WITHIN } from '../../support/bot/killable.ts';
import { hitsOf } from '../../support/moderation/automod-records.ts';
import { storeSections } from '../../support/data/history.ts';

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
  const next = await killable.startNext();

  for (const guild of guilds) {
    const { logId } = guild;
    await expect.poll(() => hitsOf(next, guild), WITHIN).toMatchObject([{ logChannelId: logId }]);
    expect(logged(killable, logId)).toMatchObject([
      { title: 'Automoderation: Words', text: expect.stringContaining('**spam**') },
    ]);
  }
});

/** Enables the words rule and the automoderation log. */
async function forbidSpam({ withoutBot }: Killable, guild: LoggedGuild): Promise<void> {
  const words = { ...DEFAULT_AUTOMOD.words, enabled: true, options: { words: ['spam'], match: 'whole' } };
  const sections = {
    automod: { ...DEFAULT_AUTOMOD, words },
    moderation: { ...DEFAULT_MODERATION, automodLog: guild.logId },
  };
  await withoutBot((services) => storeSections({ services }, guild, sections));
}
