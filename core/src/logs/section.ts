import { defineSection } from '../base/sections/define-section.ts';
import type { Destination } from '../base/sections/destinations.ts';
import type { Need } from '../base/sections/needs.ts';
import { type Reference, referencesAt, writtenTo } from '../base/sections/references.ts';
import { countEnabled } from '../base/sections/feature-usage.ts';
import { ALL_LOG_EVENTS, REVEALING_EVENTS } from './events.ts';
import { DEFAULT_LOGS, type Logs, logsSchema } from './schema.ts';

export const logsSection = defineSection({
  name: 'logs',
  tab: 'logs',
  summary: 'Save what is written down, and where',
  schema: logsSchema,
  initial: DEFAULT_LOGS,
  references: logsReferences,
  destinations: logsDestinations,
  needs: logsNeeds,
  features: { logs: ({ list }) => countEnabled(list) },
});

function logsReferences({ list, ignore, webhooks }: Logs): Reference[] {
  const targets = ALL_LOG_EVENTS.flatMap((event) =>
    writtenTo(`list.${event}.channel`, list[event].channel, `list.${event}.enabled`),
  );
  return [
    ...targets,
    ...referencesAt('channel', 'ignore.channels', ignore.channels),
    ...referencesAt('channel', 'webhooks', webhooks),
  ];
}

function logsDestinations({ list, ignore: { channels: ignored } }: Logs): Destination[] {
  return REVEALING_EVENTS.flatMap((event) => {
    const { enabled, channel } = list[event];
    return enabled && channel !== null
      ? [{ source: event, channelId: channel, path: `list.${event}.channel`, ignored }]
      : [];
  });
}

/** The actor is read from the audit log; posting through a webhook needs permission to create one. */
function logsNeeds({ list, webhooks }: Logs): Need[] {
  const first = ALL_LOG_EVENTS.find((event) => list[event].enabled);
  if (first === undefined) return [];
  const fed = new Set(ALL_LOG_EVENTS.flatMap((event) => (list[event].enabled ? (list[event].channel ?? []) : [])));
  const audit: Need = { path: `list.${first}.enabled`, permission: 'ViewAuditLog' };
  return webhooks.some((id) => fed.has(id)) ? [audit, { path: 'webhooks', permission: 'ManageWebhooks' }] : [audit];
}
