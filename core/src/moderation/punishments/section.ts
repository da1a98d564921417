import {
  type CustomMessage,
  messageTemplates,
  normaliseMessage,
  saysNothing,
} from '../../base/messages/custom-message.ts';
import { DEFAULT_EMBED } from '../../base/embeds/schema.ts';
import { isSame } from '../../base/sections/is-same.ts';
import { defineSection } from '../../base/sections/define-section.ts';
import { writtenTo } from '../../base/sections/references.ts';
import { counted, countEnabled } from '../../base/sections/feature-usage.ts';
import { punishmentNeeds } from './punishment-needs.ts';
import { automaticPunishment } from './automatic-punishment.ts';
import { ANNOUNCED_PUNISHMENTS, DEFAULT_MODERATION, moderationSchema } from './schema.ts';
import { normaliseWarnsPunishments } from './warn-punishments.ts';

export const moderationSection = defineSection({
  name: 'moderation',
  tab: 'moderation',
  summary: 'Save mute role, punishments for warns, and the messages on kick and ban',
  schema: moderationSchema,
  initial: DEFAULT_MODERATION,
  settingsKey: null,
  normalise: (moderation, stored) => ({
    ...moderation,
    moderatorsReadLogs: moderation.moderatorsReadLogs ?? stored?.moderatorsReadLogs ?? false,
    warnsPunishments: normaliseWarnsPunishments(moderation.warnsPunishments),
    punishmentMessages: {
      kick: normaliseMessage(moderation.punishmentMessages.kick),
      ban: normaliseMessage(moderation.punishmentMessages.ban),
    },
  }),
  references: ({ muteRole, automodLog }) => [
    ...(muteRole === null ? [] : [{ kind: 'role' as const, id: muteRole, path: 'muteRole', isGiven: true }]),
    ...writtenTo('automodLog', automodLog),
  ],
  destinations: ({ automodLog }) =>
    automodLog === null ? [] : [{ source: 'hits', channelId: automodLog, path: 'automodLog', ignored: [] }],
  boostFields: ({ punishmentMessages }) =>
    ANNOUNCED_PUNISHMENTS.flatMap((type) => partsInUse(punishmentMessages[type], `punishmentMessages.${type}`)),
  inactiveFields: ({ punishmentMessages }) =>
    ANNOUNCED_PUNISHMENTS.flatMap((type) => (punishmentMessages[type].enabled ? [`punishmentMessages.${type}`] : [])),
  silentMessages: ({ punishmentMessages }, boost) =>
    ANNOUNCED_PUNISHMENTS.flatMap((type) => {
      const message = punishmentMessages[type];
      return boost && message.enabled && saysNothing(message) ? [`punishmentMessages.${type}`] : [];
    }),
  templates: ({ punishmentMessages }) =>
    ANNOUNCED_PUNISHMENTS.flatMap((type) =>
      messageTemplates(punishmentMessages[type], `punishmentMessages.${type}`, 'punishment'),
    ),
  punishments: ({ warnsPunishments }) =>
    warnsPunishments.map(({ warns, punishment }, index) =>
      automaticPunishment(punishment, { entry: String(warns), path: `warnsPunishments.${index}.punishment`, from: 0 }),
    ),
  needs: ({ warnsPunishments, muteRole, useTimeout }) => [
    ...(muteRole === null ? [] : [{ path: 'muteRole', permission: 'ManageRoles' as const }]),
    ...(useTimeout ? [{ path: 'useTimeout', permission: 'ModerateMembers' as const }] : []),
    ...warnsPunishments.flatMap(({ punishment }, index) =>
      punishmentNeeds(`warnsPunishments.${index}.punishment`, punishment),
    ),
  ],
  features: {
    /** Whether there is any means of muting. */
    mutes: ({ muteRole, useTimeout }) => ({ on: muteRole !== null || useTimeout, count: null }),
    warnPunishments: ({ warnsPunishments }) => counted(warnsPunishments.length),
    // Without boost they stay stored but are inactive (docs/rules/settings.md#limits-by-tier).
    punishmentMessages: ({ punishmentMessages }, boost) => (boost ? countEnabled(punishmentMessages) : counted(0)),
  },
});

/** Lists the parts as well as the whole, so that a message can still be switched off after boost ended. */
function partsInUse({ enabled, message, embed }: CustomMessage, path: string): string[] {
  return [
    ...(enabled ? [path] : []),
    ...(message === '' ? [] : [`${path}.message`]),
    ...(isSame(embed, DEFAULT_EMBED) ? [] : [`${path}.embed`]),
  ];
}
