import { defineSection } from '../sections/define-section.ts';
import { type Reference, referencesAt } from '../sections/references.ts';
import { countEnabled } from '../sections/use.ts';
import { ALL_LOG_EVENTS } from './events.ts';
import { DEFAULT_LOGS, type Logs, logsSchema } from './schema.ts';

export const logsSection = defineSection({
  name: 'logs',
  tab: 'logs',
  summary: 'Save what is written down, and where',
  schema: logsSchema,
  initial: DEFAULT_LOGS,
  references: logsReferences,
  features: { logs: ({ list }) => countEnabled(list) },
});

function logsReferences({ list, ignore }: Logs): Reference[] {
  const targets = ALL_LOG_EVENTS.flatMap((event): Reference[] => {
    const { channel } = list[event];
    return channel === null ? [] : [{ kind: 'channel', id: channel, path: `list.${event}.channel` }];
  });
  return [...targets, ...referencesAt('channel', 'ignore.channels', ignore.channels)];
}
