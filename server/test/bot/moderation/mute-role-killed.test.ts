import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { createGuild } from '../../support/fixtures.ts';
import { openKillable, WITHIN } from '../../support/bot/killable.ts';
import { platformOf } from '../../support/platform-calls.ts';

const CHANNELS = 12;

test('Mute role setup resumes after a crash with one role and one write per channel', async () => {
  const killable = await openKillable();
  const { world: control } = killable.simulator;
  const channels = Array.from({ length: CHANNELS }, (_, index) => `channel-${index}`);
  const guild = createGuild(killable, { channels });
  const platform = platformOf(killable);
  const denials = () => platform.calls('PUT', new RegExp(`/channels/(${guild.channelIds.join('|')})/permissions/`));
  await killable.withoutBot(({ muteRole }) =>
    muteRole.setUp({ guildId: guild.id, userId: guild.owner.id, createRole: true, name: 'Quiet' }),
  );
  // The role is created but the response is lost, and so is the response for the seventh channel.
  control.fail({ method: 'POST', path: `/guilds/${guild.id}/roles`, status: 'lost', times: 1 });
  const slow = new RegExp(`/channels/${guild.channelIds[6]}/permissions/`);
  control.fail({ method: 'PUT', path: slow, status: 'lost', times: 1 });

  const killed = killable.spawn();
  await expect.poll(() => denials().length, WITHIN).toBeGreaterThanOrEqual(7);
  await killed.kill();
  const after = await killable.startNext();
  await expect
    .poll(async () => (await after.services.muteRole.progress(guild.id, guild.owner.id))?.state, WITHIN)
    .toBe('done');

  const made = (await platform.roles(guild.id)).filter(({ name }) => name === 'Quiet');
  expect(made).toHaveLength(1);
  expect(await after.services.muteRole.progress(guild.id, guild.owner.id)).toMatchObject({
    roleId: made[0]?.id,
    total: CHANNELS,
    done: CHANNELS,
    failed: [],
  });
  const { deny } = await platform.overwrite(guild.channelIds.at(-1) ?? '', made[0]?.id ?? '');
  expect(deny & Bits.SendMessages).toBe(Bits.SendMessages);
  // Each channel once: unrecorded writes are checked before they are retried.
  expect(denials()).toHaveLength(CHANNELS);
});
