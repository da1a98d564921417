import { DEFAULT_EDITORS } from '@perigee/core/community/editors/schema';
import { editorsSection } from '@perigee/core/community/editors/section';
import { DEFAULT_GREETINGS, type Greetings } from '@perigee/core/greetings/schema';
import { greetingsSection } from '@perigee/core/greetings/section';
import { PERMISSIONS } from '@perigee/core/base/permissions/permissions';
import { describe, expect } from 'vitest';
import { openGreeting } from '../../support/bot/greeting.ts';
import { waitForJobs } from '../../support/bot/wait-for-jobs.ts';
import { test } from '../../support/fixtures.ts';
import { DONE_WITHIN_MS } from '../../support/punishing.ts';
import type { World } from '../../support/world.ts';

const WITHIN = { timeout: DONE_WITHIN_MS };

function openJoinRoles(world: World) {
  const greeting = openGreeting(world);
  const { api, control, guild } = greeting;
  const params = { guildId: guild.id };
  return {
    ...greeting,
    create: (permissions: NonNullable<Parameters<typeof control.createRole>[1]['permissions']>) =>
      control.createRole(guild.id, { name: 'Newcomer', position: 1, permissions }),
    send: (changes: Partial<Greetings>, token = guild.owner.token) =>
      api.call(token, greetingsSection.save, { params, body: { ...DEFAULT_GREETINGS, ...changes } }),
    /** Gives a role other permissions on the platform. */
    async change(roleId: string, permissions: bigint): Promise<void> {
      const response = await fetch(`${world.simulator.url}/api/v10/guilds/${guild.id}/roles/${roleId}`, {
        method: 'PATCH',
        headers: { authorization: 'Bot test-bot-token', 'content-type': 'application/json' },
        body: JSON.stringify({ permissions: String(permissions) }),
      });
      expect(response.status).toBe(200);
    },
  };
}

describe('Dangerous roles on join', () => {
  test('A save with a dangerous role on join is refused unless it confirms each dangerous permission', async ({
    world,
  }) => {
    const { create, send } = openJoinRoles(world);
    const id = create(['Administrator', 'ManageMessages', 'SendMessages']);
    const joinRoles = [id];

    const replies = [
      await send({ joinRoles }),
      await send({ joinRoles, confirmedRoles: [{ id, permissions: ['Administrator'] }] }),
      await send({ joinRoles, confirmedRoles: [{ id: '1', permissions: ['Administrator', 'ManageMessages'] }] }),
      await send({ joinRoles, confirmedRoles: [{ id, permissions: ['Administrator', 'ManageMessages'] }] }),
    ];

    const refused = (permission: string) => ({
      status: 400,
      body: { issues: [{ path: 'joinRoles.0', code: 'roleDangerous', params: { permission } }] },
    });
    expect(replies).toMatchObject([
      refused('Administrator'),
      refused('ManageMessages'),
      refused('Administrator'),
      { status: 200 },
    ]);
  });

  test('A role on join without dangerous permissions needs no confirmation', async ({ world }) => {
    const { create, send } = openJoinRoles(world);

    const reply = await send({ joinRoles: [create(['SendMessages', 'AttachFiles'])] });

    expect(reply.status).toBe(200);
  });

  test('A role that becomes dangerous is reported, and given only once somebody confirms it', async ({ world }) => {
    const { create, send, change, joinMember, rolesOf, problems, guild } = openJoinRoles(world);
    const id = create([]);
    expect((await send({ joinRoles: [id] })).status).toBe(200);

    await change(id, PERMISSIONS.ManageMessages);
    await expect.poll(() => problems(), WITHIN).toContain('joinRoles.0: roleDangerous');
    const alice = joinMember('alice');
    await waitForJobs(world, guild);
    expect(await rolesOf(alice)).toEqual([]);
    const kept = await send({ joinRoles: [id], perMinute: 5 });
    expect(kept.status).toBe(200);
    await send({ joinRoles: [id], confirmedRoles: [{ id, permissions: ['ManageMessages'] }] });
    const bob = joinMember('bob');

    await expect.poll(() => rolesOf(bob), WITHIN).toEqual([id]);
    expect(await problems()).not.toContain('joinRoles.0: roleDangerous');
  });

  test('An editor who may not give a role may not confirm it', async ({ world }) => {
    const { create, send, change, api, guild, control } = openJoinRoles(world);
    const editor = control.createRole(guild.id, { name: 'Editors', position: 1 });
    control.grantRole(guild.id, guild.member.id, editor);
    const body = { ...DEFAULT_EDITORS, greetings: [editor] };
    await api.call(guild.owner.token, editorsSection.save, { params: { guildId: guild.id }, body });
    const id = create([]);
    await send({ joinRoles: [id] });
    await change(id, PERMISSIONS.ManageMessages);
    const confirmed: Partial<Greetings> = {
      joinRoles: [id],
      confirmedRoles: [{ id, permissions: ['ManageMessages'] }],
    };

    const reply = await send(confirmed, guild.member.token);
    const byOwner = await send(confirmed);

    const issues = [{ path: 'joinRoles.0', code: 'guardsRoleAboveYou' }];
    expect(reply).toMatchObject({ status: 400, body: { issues } });
    expect(byOwner.status).toBe(200);
  });
});
