import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { DEFAULT_MODERATION } from '@perigee/core/moderation/punishments/schema';
import { expect, test } from 'vitest';
import { createLoggedGuild } from '../../support/bot/logging.ts';
import { openChat } from '../../support/chat.ts';
import { type Killable, openKillable, WITHIN } from '../../support/bot/killable.ts';
import { storeSections } from '../../support/data/history.ts';
import { openPunishing } from '../../support/punishing.ts';

type LoggedGuild = ReturnType<typeof createLoggedGuild>;

test('A chain is undone whole and once when the process is killed while it lifts or restores', async () => {
  const killable = await openKillable();
  const { world: platform } = killable.simulator;
  const [lifting, restoring] = [createLoggedGuild(killable), createLoggedGuild(killable)];
  const guilds = [lifting, restoring];
  for (const guild of guilds) await banForSpam(killable, guild);
  const killed = killable.spawn();
  await killed.isConnected();
  for (const { member, channelId } of guilds) platform.say(member.id, channelId, 'spam');
  const entryOf = ({ logId }: LoggedGuild) => platform.messages(logId).find(({ embeds }) => embeds.length > 0);
  await expect.poll(() => guilds.every((guild) => entryOf(guild) !== undefined), WITHIN).toBe(true);
  await expect.poll(() => guilds.every(({ id, member }) => platform.isBanned(id, member.id)), WITHIN).toBe(true);

  platform.fail({ method: 'DELETE', path: /\/bans\/\d+$/, about: lifting.id, status: 'lost', times: 1 });
  platform.fail({ method: 'POST', path: `/channels/${restoring.channelId}/messages`, status: 'lost', times: 1 });
  for (const guild of guilds) await undo(killable, guild);
  const isTried = () =>
    callsTo(killable, lifting.id, /^DELETE .*\/bans\//) > 0 &&
    callsTo(killable, restoring.channelId, /^POST .*\/messages$/) > 0;
  await expect.poll(isTried, WITHIN).toBe(true);
  await killed.kill();
  platform.recover();
  const { services } = await killable.startNext();

  for (const guild of guilds) {
    const punishing = openPunishing({ ...killable, services }, guild);
    const states = async () => Promise.all([1, 2, 3].map(async (number) => (await punishing.find(number))?.state));
    await expect.poll(states, WITHIN).toEqual(['lifted', 'lifted', 'done']);
    const restored = () => platform.messages(guild.channelId).filter(({ content }) => content.includes('by mistake'));
    await expect.poll(restored, WITHIN).toHaveLength(1);
    expect(platform.isBanned(guild.id, guild.member.id)).toBe(false);
  }
});

/** The owner marks the hit as a mistake and confirms it. */
async function undo({ simulator }: Killable, guild: LoggedGuild): Promise<void> {
  const { logId, owner } = guild;
  const chat = openChat({ simulator }, { channelId: logId, member: owner });
  const find = (action: string) =>
    simulator.world
      .messages(logId)
      .map(({ id, components }) => ({
        id,
        button: new RegExp(`automod:${action}:[^"]+`).exec(JSON.stringify(components)),
      }))
      .find(({ button }) => button !== null);
  const press = async (action: string) => chat.press(find(action)?.id ?? '', find(action)?.button?.[0] ?? '');
  await press('wrong');
  await expect.poll(() => find('undo'), WITHIN).toBeDefined();
  await press('undo');
}

function callsTo({ simulator }: Killable, about: string, pattern: RegExp): number {
  return simulator.world
    .requests()
    .filter(({ method, path }) => path.includes(about) && pattern.test(`${method} ${path}`)).length;
}

/** The rule warns, and the first warning bans. */
async function banForSpam({ withoutBot }: Killable, guild: LoggedGuild): Promise<void> {
  const words = {
    ...DEFAULT_AUTOMOD.words,
    enabled: true,
    options: { words: ['spam'], match: 'whole' },
    punishment: { enabled: true, type: 'warn', duration: 0, reason: '' },
  };
  const sections = {
    automod: { ...DEFAULT_AUTOMOD, words },
    moderation: {
      ...DEFAULT_MODERATION,
      automodLog: guild.logId,
      warnsPunishments: [{ warns: 1, punishment: { type: 'ban', duration: 0, reason: '' } }],
    },
  };
  await withoutBot((services) => storeSections({ services }, guild, sections));
}
