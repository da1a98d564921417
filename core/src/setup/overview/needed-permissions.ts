import type { GuildSettings } from '../../community/guilds/schema.ts';
import { MUTE_FIELD, mutedWith } from '../../moderation/punishments/punishment.ts';
import type { PermissionName } from '../../base/permissions/permissions.ts';
import type { Need } from '../../base/sections/needs.ts';
import { sectionIn } from '../../community/settings/nested-sections.ts';
import { SECTION_NAMES, type SectionName, SECTIONS, type SectionValues } from '../../community/settings/sections.ts';

/** What a field needs from the bot: a permission in the guild, or null for a way to mute that is not set up. */
interface PermissionRequest {
  section: SectionName;
  path: string;
  permission: PermissionName | null;
}

/** The permissions the bot needs for everything that is enabled. */
export function neededPermissions(settings: GuildSettings): PermissionRequest[] {
  const requested = SECTION_NAMES.flatMap((section) =>
    needsOf(section, sectionIn(settings, section)).map((need) => ({
      section,
      path: need.path,
      permission: permissionFor(settings, need),
    })),
  );
  const allowed = requested.filter(({ permission }) => permission !== null);
  // However many punishments mute, a single field fixes all of them.
  return allowed.length === requested.length ? requested : [...allowed, { ...MUTE_FIELD, permission: null }];
}

function needsOf<Name extends SectionName>(section: Name, value: SectionValues[Name]): Need[] {
  return SECTIONS[section].needs(value);
}

function permissionFor(settings: GuildSettings, need: Need): PermissionName | null {
  if ('permission' in need) return need.permission;
  const way = mutedWith(settings, need.mutesForMs);
  if (way === null) return null;
  return way === 'role' ? 'ManageRoles' : 'ModerateMembers';
}
