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

describe('Guild permissions', () => {
  test('A member has the permissions of @everyone and of all their roles', () => {
    expect(computeMemberPermissions(guild, member('10'))).toBe(ViewChannel | SendMessages | ManageRoles);
  });

  test('The owner and administrators have all permissions', () => {
    const owner = computeMemberPermissions(guild, { userId: '100', roleIds: [] });
    const administrator = computeMemberPermissions(guild, member('12'));

    expect([owner, administrator]).toEqual([ALL_PERMISSIONS, ALL_PERMISSIONS]);
  });
});

describe('Channel permissions', () => {
  test.for([
    { name: 'A denial for @everyone removes a permission', overwrites: [deny('1', SendMessages)], can: false },
    {
      name: 'A role overwrite beats the one for @everyone',
      overwrites: [deny('1', SendMessages), allow('10', SendMessages)],
      can: true,
    },
    {
      name: 'An allowing role beats a denying role',
      overwrites: [allow('10', SendMessages), deny('11', SendMessages)],
      can: true,
    },
    { name: 'Overwrites of roles the member lacks are ignored', overwrites: [deny('12', SendMessages)], can: true },
    {
      name: 'A member overwrite beats role overwrites in any order',
      overwrites: [deny('101', SendMessages), allow('10', SendMessages)],
      can: false,
    },
  ])('$name', ({ overwrites, can }) => {
    const permissions = computeChannelPermissions(guild, member('10', '11'), overwrites);

    expect((permissions & SendMessages) !== 0n).toBe(can);
  });

  test('Overwrites do not restrict an administrator', () => {
    expect(computeChannelPermissions(guild, member('12'), [deny('12', ALL_PERMISSIONS)])).toBe(ALL_PERMISSIONS);
  });
});

describe('Roles', () => {
  test('The older of two roles at the same position ranks higher', () => {
    expect(highestRole(guild, member('11', '10'))).toBe(manager);
  });

  test.for([
    { who: 'the owner', by: { userId: '100', roleIds: [] }, role: admin, can: true },
    { who: 'a member with Manage Roles and a higher role', by: member('10'), role: younger, can: true },
    { who: 'a member with Manage Roles and that same role', by: member('10'), role: manager, can: false },
    { who: 'a member with Manage Roles and a lower role', by: member('10'), role: admin, can: false },
    { who: 'a member without Manage Roles', by: member('11'), role: everyone, can: false },
    { who: 'an administrator, even if it is @everyone', by: member('12'), role: everyone, can: false },
  ])('A role is manageable by $who: $can', ({ by, role, can }) => {
    expect(canManageRole(guild, by, role)).toBe(can);
  });
});
