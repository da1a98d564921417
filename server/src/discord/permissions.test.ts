import { PERMISSIONS } from '@perigee/core/base/permissions/permissions';
import { describe, expect, test } from 'vitest';
import {
  ALL_PERMISSIONS,
  canManageRole,
  computeChannelPermissions,
  computeMemberPermissions,
  highestRole,
} from './permissions.ts';

const { Administrator, BanMembers, ManageRoles, SendMessages, ViewChannel } = PERMISSIONS;

const everyone = { id: '1', permissions: ViewChannel | SendMessages, position: 0 };
const manager = { id: '10', permissions: ManageRoles, position: 2 };
const younger = { id: '11', permissions: BanMembers, position: 2 };
const admin = { id: '12', permissions: Administrator, position: 3 };
const guild = { id: '1', ownerId: '100', roles: [everyone, manager, younger, admin] };
const member = (...roleIds: string[]) => ({ userId: '101', roleIds });
const deny = (id: string, bits: bigint) => ({ id, allow: 0n, deny: bits });
const allow = (id: string, bits: bigint) => ({ id, allow: bits, deny: 0n });

describe('permissions in a guild', () => {
  test('are those of everyone and of all roles held', () => {
    expect(computeMemberPermissions(guild, member('10'))).toBe(ViewChannel | SendMessages | ManageRoles);
  });

  test('are all there are for the owner and for administrators', () => {
    const owner = computeMemberPermissions(guild, { userId: '100', roleIds: [] });
    const administrator = computeMemberPermissions(guild, member('12'));

    expect([owner, administrator]).toEqual([ALL_PERMISSIONS, ALL_PERMISSIONS]);
  });
});

describe('permissions in a channel', () => {
  test.for([
    { name: 'a denial for everyone takes away', overwrites: [deny('1', SendMessages)], can: false },
    { name: 'a role wins over everyone', overwrites: [deny('1', SendMessages), allow('10', SendMessages)], can: true },
    {
      name: 'among roles an allowance wins over a denial',
      overwrites: [allow('10', SendMessages), deny('11', SendMessages)],
      can: true,
    },
    { name: 'a role not held is no matter', overwrites: [deny('12', SendMessages)], can: true },
    {
      name: 'the member wins over roles, whatever the order of the list',
      overwrites: [deny('101', SendMessages), allow('10', SendMessages)],
      can: false,
    },
  ])('$name', ({ overwrites, can }) => {
    const permissions = computeChannelPermissions(guild, member('10', '11'), overwrites);

    expect((permissions & SendMessages) !== 0n).toBe(can);
  });

  test('no exception holds an administrator back', () => {
    expect(computeChannelPermissions(guild, member('12'), [deny('12', ALL_PERMISSIONS)])).toBe(ALL_PERMISSIONS);
  });
});

describe('roles', () => {
  test('of two at one position the older one stands higher', () => {
    expect(highestRole(guild, member('11', '10'))).toBe(manager);
  });

  test.for([
    { who: 'the owner', by: { userId: '100', roleIds: [] }, role: admin, can: true },
    { who: 'a member with Manage Roles, one below', by: member('10'), role: younger, can: true },
    { who: 'a member with Manage Roles, their own role', by: member('10'), role: manager, can: false },
    { who: 'a member with Manage Roles, one above', by: member('10'), role: admin, can: false },
    { who: 'a member without Manage Roles', by: member('11'), role: everyone, can: false },
    { who: 'an administrator, the role of everyone', by: member('12'), role: everyone, can: false },
  ])('$who: manageable $can', ({ by, role, can }) => {
    expect(canManageRole(guild, by, role)).toBe(can);
  });
});
