import { editableTabs, mayPunish } from '@perigee/core/community/editors/schema';
import { makeIssue } from '@perigee/core/base/issues/issue';
import type { PermissionName } from '@perigee/core/base/permissions/permissions';
import { type SectionName, sectionNameSchema, SECTIONS } from '@perigee/core/community/settings/sections';
import { type Tab, TABS } from '@perigee/core/base/tabs/tabs';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import { AppError } from '../../../errors/app-error.ts';
import { type AccessChecks, guildIdOfRequest } from '../../../http/access.ts';
import type { Caller } from '../../../http/caller.ts';
import type { GuildDirectory } from '../directory/guild-directory.ts';
import type { UserGuilds } from '../directory/user-guilds.ts';

/**
 * Who may do what with a guild's settings. @throws AppError `notFound` for a guild the caller is not in, otherwise
 * `forbidden`.
 */
export interface GuildRights {
  /** Returns undefined, without a promise, where the cache already allows it. */
  requireMember(caller: Caller, guildId: string): Promise<void> | undefined;
  requireOwner(caller: Caller, guildId: string): Promise<void>;
  /** Beyond `requireManager`: sections that are on no tab are the owner's, however they are saved. */
  requireSections(caller: Caller, guildId: string, sections: readonly SectionName[]): Promise<void>;
  /** Returns undefined, without a promise, where the cache already allows it: every call checks this. */
  requireManager(caller: Caller, guildId: string): Promise<void> | undefined;
  /** Allows managers, and members with a role that may edit the tab; null is any tab. */
  requireEditor(caller: Caller, guildId: string, tab: Tab | null): Promise<void> | undefined;
  /** Whether `requireEditor` would allow it. */
  isEditor(caller: Caller, guildId: string, tab: Tab): Promise<boolean>;
  /** Says whether they may give or lift punishments that take a permission on the platform; nobody in a timeout may. */
  punisher(caller: Caller, guildId: string): Promise<(permission: PermissionName) => boolean>;
}

/** The refusal of a punishment, or its lifting, for want of a permission. */
export function lacksPermission(permission: PermissionName): AppError {
  const issues = [makeIssue('', 'punishmentBeyondYou', { permission })];
  return new AppError('forbidden', 'You lack the server permission for that', { issues });
}

interface RightsDependencies {
  userGuilds: UserGuilds;
  settings: SettingsCache;
  directory: GuildDirectory;
}

export function createGuildRights({ userGuilds, settings, directory }: RightsDependencies): GuildRights {
  const isKnownManager = (caller: Caller, guildId: string) => userGuilds.peek(caller, guildId)?.manageable === true;

  const refuseOthers = async (caller: Caller, guildId: string) => {
    const { manageable } = await userGuilds.get(caller, guildId);
    if (!manageable) throw new AppError('forbidden', 'You cannot manage this server');
  };

  const refuseStrangers = async (caller: Caller, guildId: string, tab: Tab | null) => {
    const { manageable } = await userGuilds.get(caller, guildId);
    if (manageable) return;
    const tabs = await tabsOf({ settings, directory }, guildId, caller.userId);
    const isEditor = tab === null ? tabs.length > 0 : tabs.includes(tab);
    if (!isEditor) throw new AppError('forbidden', 'You cannot manage this server');
  };

  const requireOwner = async (caller: Caller, guildId: string) => {
    const { isOwner } = await userGuilds.get(caller, guildId);
    if (!isOwner) throw new AppError('forbidden', 'Only the owner of the server may do this');
  };

  return {
    requireMember(caller, guildId) {
      if (userGuilds.peek(caller, guildId) !== undefined) return undefined;
      return userGuilds.get(caller, guildId).then(() => {});
    },
    requireOwner,
    async requireSections(caller, guildId, sections) {
      if (sections.some((name) => SECTIONS[name].tab === null)) await requireOwner(caller, guildId);
    },
    requireManager: (caller, guildId) => (isKnownManager(caller, guildId) ? undefined : refuseOthers(caller, guildId)),
    requireEditor: (caller, guildId, tab) =>
      isKnownManager(caller, guildId) ? undefined : refuseStrangers(caller, guildId, tab),
    async isEditor(caller, guildId, tab) {
      const { manageable } = await userGuilds.get(caller, guildId);
      return manageable || (await tabsOf({ settings, directory }, guildId, caller.userId)).includes(tab);
    },
    async punisher(caller, guildId) {
      const [{ permissions }, { editors }, guild, member] = await Promise.all([
        userGuilds.get(caller, guildId),
        settings.get(guildId),
        directory.get(guildId),
        directory.member(guildId, caller.userId),
      ]);
      if (guild.isSilenced(member)) return () => false;
      return (permission) => mayPunish(editors, { permissions, roleIds: member.roles }, permission);
    },
  };
}

/** The tabs a member who may not manage the guild is allowed to edit. */
export async function tabsOf(
  { settings, directory }: Pick<RightsDependencies, 'settings' | 'directory'>,
  guildId: string,
  userId: string,
): Promise<Tab[]> {
  const { editors } = await settings.get(guildId);
  if (TABS.every((tab) => editors[tab].length === 0)) return [];
  const member = await directory.member(guildId, userId);
  return editableTabs(editors, member.roles);
}

/** The kinds of access that depend on the caller's role in the guild in the path. */
export function guildAccess(rights: GuildRights): AccessChecks {
  return {
    guildMember: (caller, request) => rights.requireMember(caller, guildIdOfRequest(request)),
    guildOwner: (caller, request) => rights.requireOwner(caller, guildIdOfRequest(request)),
    guildManager: (caller, request) => rights.requireManager(caller, guildIdOfRequest(request)),
    guildEditor: (caller, request, tab) => rights.requireEditor(caller, guildIdOfRequest(request), tab),
    sectionEditor(caller, request) {
      const guildId = guildIdOfRequest(request);
      const section = sectionIn(request);
      // Members who may edit any tab pass, so that an unknown section fails as unknown and not as forbidden.
      if (section === null) return rights.requireEditor(caller, guildId, null);
      const { tab } = SECTIONS[section];
      return tab === null ? rights.requireOwner(caller, guildId) : rights.requireEditor(caller, guildId, tab);
    },
  };
}

const sectionParams = z.object({ section: sectionNameSchema });

function sectionIn({ params }: FastifyRequest) {
  return z.safeParse(sectionParams, params).data?.section ?? null;
}
