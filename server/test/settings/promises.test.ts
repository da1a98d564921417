import { access } from 'node:fs/promises';
import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { limitOf } from '@perigee/core/base/limits/tier-limits';
import { DEFAULT_LOGS } from '@perigee/core/logs/schema';
import { logsSection } from '@perigee/core/logs/section';
import { FEATURE_KEYS } from '@perigee/core/setup/overview/features';
import type { PromiseEvidence } from '@perigee/core/site/promises/promise-evidence';
import { keepersOf, listPromises } from '@perigee/core/site/promises/promises';
import { listFields } from '@perigee/core/community/settings/list-fields';
import { describe, expect } from 'vitest';
import { readDocument } from '../support/api-document.ts';
import { createApiClient } from '../support/api-client.ts';
import { test as base } from '../support/fixtures.ts';

const ROOT = new URL('../../../', import.meta.url);

const FIELDS = new Set(listFields().map(({ section, path }) => `${section.name}.${path}`));
const FEATURES = new Set<string>(FEATURE_KEYS);

/** Every API operation, by method and path. */
const test = base.extend<{ calls: ReadonlySet<string> }>({
  calls: [
    async ({ world }, use) => {
      const { body } = await createApiClient(world.apiUrl).send('/openapi.json', { method: 'GET' });
      const { paths } = readDocument(body);
      const operations = Object.entries(paths).flatMap(([url, methods]) =>
        Object.keys(methods).map((each) => `${each} ${url}`),
      );
      await use(new Set(operations));
    },
    { scope: 'file' },
  ],
});

/** Whether the promised thing exists; commands, games and switches are tested below and in the chat tests. */
async function isThere(keeper: PromiseEvidence, calls: ReadonlySet<string>): Promise<boolean> {
  switch (keeper.kind) {
    case 'feature':
      return FEATURES.has(keeper.key);
    case 'field':
      return FIELDS.has(keeper.path);
    case 'limit':
      return limitOf(keeper.of, true) === keeper.times * limitOf(keeper.of, false);
    case 'boost':
      return keeper.isLocked;
    case 'call':
      return calls.has(keeper.call);
    case 'file':
      return access(new URL(keeper.path, ROOT)).then(
        () => true,
        () => false,
      );
    case 'command':
    case 'rule':
    case 'logEvent':
      return true;
    default:
      return keeper satisfies never;
  }
}

describe('Promises of the public pages', () => {
  test.for(listPromises())(
    'The promise "$name" on $page is backed by parts that exist',
    async ({ keepers }, { calls }) => {
      const found = await Promise.all(keepers.map(async (keeper) => [keeper, await isThere(keeper, calls)] as const));

      expect(keepers.length).toBeGreaterThan(0);
      expect(found.filter(([, there]) => !there).map(([keeper]) => keeper)).toEqual([]);
    },
  );

  test.for(keepersOf('rule'))('The automod rule "$key" can be switched on', async ({ key }, { api, guild }) => {
    const body = { ...DEFAULT_AUTOMOD[key], enabled: true };

    const reply = await api.call(guild.owner.token, automodEndpoints[key], { params: { guildId: guild.id }, body });

    expect(reply).toMatchObject({ status: 200, body: { value: { enabled: true } } });
  });

  test('Every log event can be switched on', async ({ api, guild }) => {
    const events = keepersOf('logEvent').map(({ event }) => event);
    const on = { enabled: true, channel: guild.channelId };
    const body = {
      ...DEFAULT_LOGS,
      list: { ...DEFAULT_LOGS.list, ...Object.fromEntries(events.map((each) => [each, on])) },
    };

    const reply = await api.call(guild.owner.token, logsSection.save, { params: { guildId: guild.id }, body });

    expect(reply).toMatchObject({ status: 200, body: { value: body } });
  });
});
