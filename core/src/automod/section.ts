import { defineSection } from '../sections/define-section.ts';
import { referencesAt } from '../sections/references.ts';
import { RULE_KEYS } from './catalogue.ts';
import { automodSchema, DEFAULT_AUTOMOD, normaliseAutomod } from './schema.ts';

export const automodSection = defineSection({
  name: 'automod',
  tab: 'moderation',
  schema: automodSchema,
  initial: DEFAULT_AUTOMOD,
  settingsKey: 'autoModeration',
  normalise: normaliseAutomod,
  references: (automod) =>
    RULE_KEYS.flatMap((key) => {
      const { message, whitelist } = automod[key];
      return [
        ...(message.channel === null
          ? []
          : [{ kind: 'channel' as const, id: message.channel, path: `${key}.message.channel` }]),
        ...referencesAt('role', `${key}.whitelist.roles`, whitelist.roles),
        ...referencesAt('channel', `${key}.whitelist.channels`, whitelist.channels),
      ];
    }),
  templates: (automod) =>
    RULE_KEYS.map((key) => ({
      path: `${key}.message.template`,
      place: 'automod',
      text: automod[key].message.template,
    })),
});
