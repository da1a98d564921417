import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { describeIssues } from '../../base/issues/describe-issues.ts';
import { COMMAND_LISTS_MAX, commandSettingsSchema, DEFAULT_COMMAND_SETTINGS } from './command-settings.ts';
import { commandsSection } from './section.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

function issuesOf(changes: object) {
  const { error } = z.safeParse(commandSettingsSchema, { ...DEFAULT_COMMAND_SETTINGS, ...changes });
  return describeIssues(error?.issues ?? []);
}

describe('Command settings', () => {
  test.for([
    { changes: { enabled: 'yes' }, issue: { path: 'enabled', code: 'invalidType' } },
    { changes: { cooldown: 5 }, issue: { path: 'cooldown', code: 'unknownField' } },
    { changes: { allowedRoles: ['1', '1'] }, issue: { path: 'allowedRoles', code: 'duplicate' } },
    { changes: { forbiddenChannels: ['x'] }, issue: { path: 'forbiddenChannels.0', code: 'invalidId' } },
    { changes: { allowedRoles: ['1'], forbiddenRoles: ['1'] }, issue: { path: 'forbiddenRoles', code: 'alsoAllowed' } },
    {
      changes: { allowedChannels: ['1'], forbiddenChannels: ['1'] },
      issue: { path: 'forbiddenChannels', code: 'alsoAllowed' },
    },
    {
      changes: { allowedRoles: ids(50), allowedChannels: ids(COMMAND_LISTS_MAX - 49) },
      issue: { path: 'forbiddenChannels', code: 'tooManyOverwrites', params: { max: 97 } },
    },
  ])('Command settings with $changes are refused with $issue.code', ({ changes, issue }) => {
    expect(issuesOf(changes)).toEqual([issue]);
  });

  test('Command settings can list as many roles and channels as the platform has overwrites', () => {
    expect(issuesOf({ allowedRoles: ids(50), allowedChannels: ids(COMMAND_LISTS_MAX - 50) })).toEqual([]);
  });
});

test('Normalising drops command settings equal to the defaults and is idempotent', () => {
  const off = { ...DEFAULT_COMMAND_SETTINGS, enabled: false };

  const once = commandsSection.normalise({ ping: { ...DEFAULT_COMMAND_SETTINGS }, help: off });

  expect(once).toEqual({ help: off });
  expect(commandsSection.normalise(once)).toEqual(once);
});

test('Role and channel references of command settings include their path', () => {
  const set = { ...DEFAULT_COMMAND_SETTINGS, forbiddenRoles: ['1'], allowedChannels: ['2', '3'] };

  const references = commandsSection.references({ ping: set });

  expect(references.map(({ kind, id, path }) => [kind, id, path])).toEqual([
    ['role', '1', 'ping.forbiddenRoles.0'],
    ['channel', '2', 'ping.allowedChannels.0'],
    ['channel', '3', 'ping.allowedChannels.1'],
  ]);
});
