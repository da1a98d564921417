import type { GuildSettings } from '../guilds/schema.ts';
import { mutedWith, type Punishment } from '../moderation/punishment.ts';
import type { PermissionName } from '../permissions/permissions.ts';
import type { SectionName } from '../settings/sections.ts';

/** A field that asks something of the bot: a permission in the guild, or (null) a way to mute that is not set up. */
interface Need {
  section: SectionName;
  path: string;
  permission: PermissionName | null;
}

/** What the bot needs to be allowed for everything that is on. */
export function neededPermissions(settings: GuildSettings): Need[] {
  const needs = [greetingNeeds, commandNeeds, itemNeeds, warnNeeds, automodNeeds].flatMap((needsOf) =>
    needsOf(settings),
  );
  const allowed = needs.filter(({ permission }) => permission !== null);
  // However many punishments mute, it is one field that sets it right.
  return allowed.length === needs.length
    ? needs
    : [...allowed, { section: 'moderation', path: 'muteRole', permission: null }];
}

function greetingNeeds({ greetings }: GuildSettings): Need[] {
  return greetings.joinRoles.length === 0
    ? []
    : [{ section: 'greetings', path: 'joinRoles', permission: 'ManageRoles' }];
}

function commandNeeds({ commands }: GuildSettings): Need[] {
  return Object.entries(commands).flatMap(([name, { enabled, deleteUsage }]): Need[] =>
    enabled && deleteUsage ? [{ section: 'commands', path: `${name}.deleteUsage`, permission: 'ManageMessages' }] : [],
  );
}

function itemNeeds({ items }: GuildSettings): Need[] {
  return items.flatMap(({ addRole, removeRole }, index): Need[] =>
    addRole.length + removeRole.length === 0
      ? []
      : [{ section: 'items', path: `${index}.addRole`, permission: 'ManageRoles' }],
  );
}

function warnNeeds(settings: GuildSettings): Need[] {
  return settings.warnsPunishments.flatMap(({ punishment }, index) =>
    punishmentNeeds(settings, punishment).map((permission): Need => {
      return { section: 'moderation', path: `warnsPunishments.${index}.punishment`, permission };
    }),
  );
}

function automodNeeds(settings: GuildSettings): Need[] {
  return Object.entries(settings.autoModeration).flatMap(([key, rule]): Need[] => {
    if (!rule.enabled) return [];
    const deletion: Need[] = rule.deleteMessages
      ? [{ section: 'automod', path: `${key}.deleteMessages`, permission: 'ManageMessages' }]
      : [];
    const punishment = rule.punishment.enabled ? punishmentNeeds(settings, rule.punishment) : [];
    return [
      ...deletion,
      ...punishment.map((permission): Need => ({ section: 'automod', path: `${key}.punishment`, permission })),
    ];
  });
}

function punishmentNeeds(settings: GuildSettings, { type, duration }: Punishment): (PermissionName | null)[] {
  if (type === 'kick') return ['KickMembers'];
  if (type === 'ban') return ['BanMembers'];
  if (type === 'warn') return [];
  const way = mutedWith(settings, duration);
  if (way === null) return [null];
  return [way === 'role' ? 'ManageRoles' : 'ModerateMembers'];
}
