import { DEFAULT_LOGS, type Logs } from '@perigee/core/logs/schema';
import { expect, test } from 'vitest';
import { changeEvents, dropDeletedChannels, logChannels } from './change-logs.ts';

test('Changing several log events leaves the others unchanged', () => {
  const logs = changeEvents(DEFAULT_LOGS, ['roleCreate', 'roleEdit'], { channel: '7' });

  expect(logs).toEqual({
    ...DEFAULT_LOGS,
    list: {
      ...DEFAULT_LOGS.list,
      roleCreate: { enabled: false, channel: '7' },
      roleEdit: { enabled: false, channel: '7' },
    },
  });
});

test('Deleted channels are dropped from disabled events, ignored channels and webhooks', () => {
  const logs: Logs = {
    list: {
      ...DEFAULT_LOGS.list,
      roleCreate: { enabled: false, channel: 'gone' },
      roleEdit: { enabled: true, channel: 'gone' },
      roleDelete: { enabled: false, channel: 'here' },
    },
    ignore: { channels: ['gone', 'here'] },
    webhooks: ['here', 'gone'],
  };

  const kept = dropDeletedChannels(logs, new Set(['here']));

  expect(kept).toEqual({
    list: { ...logs.list, roleCreate: { enabled: false, channel: null } },
    ignore: { channels: ['here'] },
    webhooks: ['here'],
  });
  expect(dropDeletedChannels(kept, new Set(['here']))).toEqual(kept);
});

test('Only channels of enabled events count as log channels', () => {
  const on = { enabled: true, channel: '7' };
  const list = { ...DEFAULT_LOGS.list, roleCreate: on, roleEdit: on, roleDelete: { enabled: false, channel: '8' } };

  expect([...logChannels({ list })]).toEqual(['7']);
});
