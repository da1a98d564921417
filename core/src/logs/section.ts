import { type Reference, referencesAt, section } from '../settings/section.ts';
import { ALL_LOG_EVENTS } from './events.ts';
import { DEFAULT_LOGS, type Logs, logsSchema } from './schema.ts';

export const logsSection = section(logsSchema, DEFAULT_LOGS, { references: logsReferences });

function logsReferences({ list, ignore }: Logs): Reference[] {
  const targets = ALL_LOG_EVENTS.flatMap((event): Reference[] => {
    const { channel } = list[event];
    return channel === null ? [] : [{ kind: 'channel', id: channel, path: `list.${event}.channel` }];
  });
  return [...targets, ...referencesAt('channel', 'ignore.channels', ignore.channels)];
}
