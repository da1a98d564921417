import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Simulator } from '../src/main.ts';
import type { JsonObject } from '../src/base/json.ts';
import { callPage } from './chat/call-page.ts';
import { APPLICATION, call, idOf, start } from './start.ts';

const SCOPE = 'applications.commands.permissions.update';
const NOT_ALLOWED = '/look is not available to this person here';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await start();
});
afterAll(() => simulator.close());

/** A guild with one command, a plain member with a role, a manager and an owner. */
async function newServer(defaults: JsonObject = {}) {
  const { world } = simulator;
  const [owner, manager, member] = ['owner', 'manager', 'member'].map((username) => world.createPerson({ username }));
  if (owner === undefined || manager === undefined || member === undefined) throw new Error('no people');
  const { id, channelIds, roleIds } = world.createGuild({
    name: 'Commands',
    ownerId: owner,
    members: [manager, member],
    botIn: true,
    channels: ['one', 'two'],
    roles: [{ name: 'Low' }, { name: 'Managers', permissions: ['ManageGuild', 'ManageRoles'] }],
  });
  const [low = '', managers = ''] = roleIds;
  world.grantRole(id, member, low);
  world.grantRole(id, manager, managers);
  const command = await call(simulator, 'PUT', `/applications/${APPLICATION.id}/commands`, {
    body: [{ name: 'look', description: 'Looks', ...defaults }],
  });
  const [registered] = Array.isArray(command.body) ? command.body : [];
  const commandId = idOf({ ...command, body: registered ?? null });

  /** The status of overwriting the permissions as that person. */
  const put = async (person: string, permissions: JsonObject[]) => {
    const { status } = await call(
      simulator,
      'PUT',
      `/applications/${APPLICATION.id}/guilds/${id}/commands/${commandId}/permissions`,
      {
        token: `Bearer ${world.issueToken(person, [SCOPE]).accessToken}`,
        body: { permissions },
      },
    );
    return status;
  };
  /** Whether the chat client offers that person the command. */
  const offered = async (person: string, channel = 0): Promise<boolean> => {
    const response = await callPage(simulator, 'GET', `${person}/channels/${channelIds[channel]}/commands`);
    return JSON.stringify(await response.json()).includes('"look"');
  };
  return { id, owner, manager, member, low, managers, channelIds, put, offered };
}

describe('slash command visibility', () => {
  test('Only administrators see a command that is disabled in all channels', async () => {
    const { id, owner, manager, member, channelIds, put, offered } = await newServer();

    await put(manager, [{ id: String(BigInt(id) - 1n), type: 3, permission: false }]);

    expect(await Promise.all([owner, manager, member].map((person) => offered(person)))).toEqual([true, false, false]);
    await expect(simulator.world.slash(member, channelIds[0] ?? '', 'look')).rejects.toThrow(NOT_ALLOWED);
  });

  test('A channel override enables a command that is disabled in all channels', async () => {
    const { id, owner, member, channelIds, put, offered } = await newServer();

    await put(owner, [
      { id: String(BigInt(id) - 1n), type: 3, permission: false },
      { id: channelIds[1] ?? '', type: 3, permission: true },
    ]);

    expect(await Promise.all([offered(member, 0), offered(member, 1)])).toEqual([false, true]);
  });

  test.for([
    { what: 'an allowed role while @everyone is denied', everyone: false, role: true, person: null, is: true },
    { what: 'a denied role', everyone: null, role: false, person: null, is: false },
    {
      what: 'an allowed user override and a denied role',
      everyone: null,
      role: false,
      person: true,
      is: true,
    },
    { what: 'a denial for @everyone', everyone: false, role: null, person: null, is: false },
  ])('A member with $what sees the command: $is', async ({ everyone, role, person, is }) => {
    const { id, owner, member, low, put, offered } = await newServer();
    const entry = (target: string, type: number, permission: boolean | null) =>
      permission === null ? [] : [{ id: target, type, permission }];

    await put(owner, [...entry(id, 1, everyone), ...entry(low, 1, role), ...entry(member, 2, person)]);

    expect(await offered(member)).toBe(is);
  });

  test.for([
    { needed: null, is: [true, true] },
    { needed: String(1n << 5n), is: [true, false] },
    { needed: '0', is: [false, false] },
  ])('Members see a command according to its default_member_permissions of $needed', async ({ needed, is }) => {
    const { manager, member, offered } = await newServer({ default_member_permissions: needed });

    expect([await offered(manager), await offered(member)]).toEqual(is);
  });
});

describe('changes to command permissions', () => {
  test('A manager who is denied the command cannot change its permissions', async () => {
    const { id, owner, manager, put } = await newServer();
    await put(owner, [{ id, type: 1, permission: false }]);

    expect([await put(manager, []), await put(owner, [])]).toEqual([403, 200]);
  });

  test('A manager can change command permissions only for roles below their own', async () => {
    const { manager, managers, low, put } = await newServer();

    const answers = [
      await put(manager, [{ id: managers, type: 1, permission: false }]),
      await put(manager, [{ id: low, type: 1, permission: false }]),
    ];

    expect(answers).toEqual([403, 200]);
  });

  test('Rejects command permissions for a role, user or channel of another server', async () => {
    const { owner, put } = await newServer();

    const answers = await Promise.all([1, 2, 3].map((type) => put(owner, [{ id: '404', type, permission: true }])));

    expect(answers).toEqual([404, 404, 404]);
  });
});
