import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { openKillable, WITHIN } from '../../support/bot/killable.ts';
import { openChat } from '../../support/chat.ts';
import { createGuild } from '../../support/fixtures.ts';
import { platformOf } from '../../support/platform-calls.ts';

test('Locking a server continues after its process is killed, and unlocking restores what was there', async () => {
  const killable = await openKillable();
  const { world: control } = killable.simulator;
  const guild = createGuild(killable, { channels: Array.from({ length: 6 }, (_, index) => `channel-${index}`) });
  const platform = platformOf(killable);
  const overwrites = () => Promise.all(guild.channelIds.map((id) => platform.overwrite(id, guild.id)));
  await platform.setOverwrite(guild.channelIds[2] ?? '', guild.id, { allow: Bits.SendMessages });
  const before = await overwrites();
  control.fail({
    method: 'PUT',
    path: `/channels/${guild.channelIds[2]}/permissions/${guild.id}`,
    status: 'lost',
    times: 1,
  });
  const chat = openChat(killable, { ...guild, member: guild.owner });

  const killed = killable.spawn();
  await killed.isConnected();
  chat.say('!lock server: raid');
  const isTried = () => platform.calls('PUT', new RegExp(`/channels/${guild.channelIds[2]}/permissions/`)).length > 1;
  await expect.poll(isTried, WITHIN).toBe(true);
  await killed.kill();
  await killable.startNext();
  const denied = async () => (await overwrites()).filter(({ deny }) => (deny & Bits.SendMessages) !== 0n).length;
  await expect.poll(denied, WITHIN).toBe(guild.channelIds.length);
  await chat.ask('!unlock server');

  expect(await overwrites()).toEqual(before);
});
