import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { OverviewProblem } from '@perigee/core/setup/overview/endpoints';
import { readsAuditLog } from '@perigee/core/setup/overview/least-permissions';
import { neededPermissions } from '@perigee/core/setup/overview/needed-permissions';
import { holds } from '@perigee/core/base/permissions/permissions';
import type { Reference } from '@perigee/core/base/sections/references';
import { type RiskyRole, unconfirmedPermission } from '@perigee/core/base/sections/risky-roles';
import { type SectionName, SECTIONS, type SectionValues } from '@perigee/core/community/settings/sections';
import { ChannelType as Type, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { readWith, type SectionMap, type GuildDescription } from '../../community/index.ts';

type Guild = Pick<GuildDescription, 'bot' | 'roles' | 'channels' | 'overwritesIn'>;

/** What the bot lacks to do what the settings ask for, field by field. */
export function problemsOfSettings(guild: Guild, settings: GuildSettings, sections: SectionMap): OverviewProblem[] {
  return [
    ...[...sections].flatMap(([section, value]) =>
      (readWith(section, value, referencesOf) ?? []).flatMap((reference) => problemOf(guild, section, reference)),
    ),
    ...[...sections].flatMap(([section, value]) => riskyRoles(guild, section, value)),
    ...[...sections].flatMap(([section, value]) => silentMessages(section, value, settings.boost)),
    ...missingPermissions(guild, settings),
    ...muteProblems(guild, settings),
    ...auditLogProblem(guild, settings),
  ];
}

function problemOf({ bot, roles, channels }: Guild, section: SectionName, reference: Reference): OverviewProblem[] {
  const { tab } = SECTIONS[section];
  // Sections that only the guild owner edits have no tab to link to.
  if (tab === null) return [];
  const { kind, id, path, isGiven, isWrittenTo } = reference;
  const problem = (code: OverviewProblem['code'], name: string | null): OverviewProblem[] => [
    { code, section, tab, path, name, permission: null },
  ];

  if (kind === 'role') {
    const role = roles.find((candidate) => candidate.id === id);
    if (role === undefined) return problem('deletedRole', null);
    return isGiven === true && !bot.canGive(id) ? problem('roleAboveBot', role.name) : [];
  }
  const channel = channels.find((candidate) => candidate.id === id);
  if (channel === undefined) return problem('deletedChannel', null);
  return isWrittenTo === true && !bot.canWriteIn(id) ? problem('channelClosed', channel.name) : [];
}

/** Roles that got a dangerous permission after they were chosen. */
function riskyRoles({ roles }: Guild, section: SectionName, stored: unknown): OverviewProblem[] {
  const { tab } = SECTIONS[section];
  if (tab === null) return [];
  return (readWith(section, stored, riskyRolesOf) ?? []).flatMap((risky): OverviewProblem[] => {
    const role = roles.find(({ id }) => id === risky.id);
    if (role === undefined || unconfirmedPermission(risky, role) === null) return [];
    return [{ code: 'roleDangerous', section, tab, path: risky.path, name: role.name, permission: null }];
  });
}

function riskyRolesOf<Name extends SectionName>(name: Name, value: SectionValues[Name]): RiskyRole[] {
  return SECTIONS[name].riskyRoles(value);
}

/** Messages that are on but would say nothing, so that nobody ever gets them. */
function silentMessages(section: SectionName, stored: unknown, boost: boolean): OverviewProblem[] {
  const { tab } = SECTIONS[section];
  if (tab === null) return [];
  const paths = readWith(section, stored, silentPathsWith(boost)) ?? [];
  return paths.map((path) => ({ code: 'messageSaysNothing', section, tab, path, name: null, permission: null }));
}

function auditLogProblem({ bot }: Guild, settings: GuildSettings): OverviewProblem[] {
  if (!readsAuditLog(settings) || holds(bot.permissions, 'ViewAuditLog')) return [];
  const place = { section: 'moderation', tab: 'moderation', path: 'moderatorsSeeCases' } as const;
  return [{ code: 'auditLogClosed', ...place, name: null, permission: 'ViewAuditLog' }];
}

function missingPermissions({ bot }: Guild, settings: GuildSettings): OverviewProblem[] {
  return neededPermissions(settings).flatMap(({ section, path, permission }): OverviewProblem[] => {
    const { tab } = SECTIONS[section];
    if (tab === null || (permission !== null && holds(bot.permissions, permission))) return [];
    const code = permission === null ? 'muteImpossible' : 'missingPermission';
    return [{ code, section, tab, path, name: null, permission }];
  });
}

/** Every role and channel named in a section's value. */
function referencesOf<Name extends SectionName>(name: Name, value: SectionValues[Name]): Reference[] {
  return SECTIONS[name].references(value);
}

function silentPathsWith(boost: boolean) {
  return <Name extends SectionName>(name: Name, value: SectionValues[Name]): string[] =>
    SECTIONS[name].silentMessages(value, boost);
}

const CATEGORY: number = Type.GuildCategory;

/** Channels listed by name. */
const NAMED_MAX = 5;

/** Channels where the mute role is not denied, so muted members can write there. */
function muteProblems(
  { roles, channels, overwritesIn }: Pick<GuildDescription, 'roles' | 'channels' | 'overwritesIn'>,
  { muteRole }: Pick<GuildSettings, 'muteRole'>,
): OverviewProblem[] {
  if (muteRole === null || !roles.some(({ id }) => id === muteRole)) return [];
  const open = channels.filter(
    ({ id, type }) =>
      type !== CATEGORY &&
      !overwritesIn(id).some((overwrite) => overwrite.id === muteRole && (overwrite.deny & Bits.SendMessages) !== 0n),
  );
  if (open.length === 0) return [];
  const named = open.slice(0, NAMED_MAX).map(({ name }) => `#${name}`);
  const name = [...named, ...(open.length > NAMED_MAX ? ['…'] : [])].join(', ');
  return [{ code: 'muteChannels', section: 'moderation', tab: 'moderation', path: 'muteRole', name, permission: null }];
}
