import { describe, expect, test } from 'vitest';
import { commandRefusal } from './command-access.ts';
import { type CommandSettings, DEFAULT_COMMAND_SETTINGS } from './command-settings.ts';

const use = { roleIds: ['role', 'other'], channelIds: ['thread', 'channel'], isAdministrator: false };

interface Case {
  set: Partial<CommandSettings>;
  refusal: string | null;
}

const CASES: Case[] = [
  { set: {}, refusal: null },
  { set: { enabled: false }, refusal: 'disabled' },
  { set: { allowedRoles: ['role'] }, refusal: null },
  { set: { allowedRoles: ['third'] }, refusal: 'role' },
  { set: { forbiddenRoles: ['third'] }, refusal: null },
  { set: { forbiddenRoles: ['other'], allowedRoles: ['role'] }, refusal: 'role' },
  { set: { allowedChannels: ['channel'] }, refusal: null },
  { set: { allowedChannels: ['elsewhere'] }, refusal: 'channel' },
  { set: { forbiddenChannels: ['channel'], allowedChannels: ['thread'] }, refusal: 'channel' },
  { set: { deleteUsage: true }, refusal: null },
];

describe('Command access', () => {
  test.for(CASES)('A member who uses a command with $set gets refusal $refusal', ({ set, refusal }) => {
    expect(commandRefusal({ ...DEFAULT_COMMAND_SETTINGS, ...set }, use)).toBe(refusal);
  });

  test.for(CASES)('An administrator can use a command with $set unless it is disabled', ({ set, refusal }) => {
    const answer = commandRefusal({ ...DEFAULT_COMMAND_SETTINGS, ...set }, { ...use, isAdministrator: true });

    expect(answer).toBe(refusal === 'disabled' ? 'disabled' : null);
  });
});
