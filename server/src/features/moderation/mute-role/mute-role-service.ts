import type { IssueCode } from '@perigee/core/base/issues/issue-codes';
import { makeIssue } from '@perigee/core/base/issues/issue';
import type { MuteRoleProgress } from '@perigee/core/moderation/mute-role/endpoints';
import { holds } from '@perigee/core/base/permissions/permissions';
import { m } from '#texts';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { GuildDirectory } from '../../community/index.ts';
import type { MuteChannelStore } from './mute-channel-store.ts';
import type { MuteRoleStore } from './mute-role-store.ts';

interface SetUp {
  guildId: string;
  userId: string;
  createRole: boolean;
  name?: string | undefined;
}

export interface MuteRoleService {
  /**
   * Schedules setting up the mute role in all channels, after creating it if requested.
   * @throws AppError `conflict` if there is no role to set up, it cannot be set up, or a setup is already running.
   */
  setUp(order: SetUp): Promise<void>;
  /** For this member, who is told only the names of channels they may know. Null if it was never set up. */
  progress(guildId: string, userId: string): Promise<MuteRoleProgress | null>;
}

interface MuteRoleDependencies {
  store: MuteRoleStore;
  channels: MuteChannelStore;
  directory: GuildDirectory;
  settings: SettingsCache;
}

/** Creates the service that starts setups and reports their progress. */
export function createMuteRoleService(dependencies: MuteRoleDependencies): MuteRoleService {
  const { store, channels: reachedChannel, directory } = dependencies;
  return {
    async setUp(order) {
      const { guildId, userId } = order;
      const role = await roleFor(dependencies, order);
      if (!(await store.begin({ guildId, startedBy: userId, role }))) throw refusal('muteRoleRunning');
    },

    async progress(guildId, userId) {
      const [setup, channels] = await Promise.all([store.find(guildId), reachedChannel.channels(guildId)]);
      if (setup === null) return null;
      const { state, roleId, problem, startedAt, total } = setup;
      const [guild, member] = await Promise.all([directory.get(guildId), directory.member(guildId, userId)]);
      const failed = channels.flatMap(({ id, name, problem: reason }) =>
        reason === null ? [] : [{ id, name: guild.mayName(member, id) ? name : null, reason }],
      );
      const done = channels.length - failed.length;
      // Channels created later are not part of the initial total.
      return {
        state,
        roleId,
        total: Math.max(total, channels.length),
        done,
        failed,
        problem,
        startedAt: startedAt.toISOString(),
      };
    },
  };
}

async function roleFor(
  { directory, settings }: MuteRoleDependencies,
  { guildId, userId, createRole, name }: SetUp,
): Promise<{ id: string } | { name: string }> {
  const [guild, member, { muteRole, language }] = await Promise.all([
    directory.get(guildId),
    directory.member(guildId, userId),
    settings.get(guildId),
  ]);
  if (!holds(guild.bot.permissions, 'ManageRoles')) throw refusal('manageRolesRequired');
  if (createRole) {
    // Users cannot get a role assigned through the bot that they could not choose themselves.
    if (!holds(guild.permissionsOf(member), 'ManageRoles')) throw refusal('roleAboveYou');
    return { name: name ?? m.mute_role_name({}, { locale: language.interface }) };
  }
  if (muteRole === null) throw refusal('muteRoleRequired');
  const role = guild.rolesFor(member).find(({ id }) => id === muteRole);
  if (role === undefined) throw refusal('unknownRole');
  if (role.managed) throw refusal('roleManaged');
  if (!guild.bot.canGive(muteRole)) throw refusal('roleAboveBot');
  return { id: muteRole };
}

const REFUSALS = {
  manageRolesRequired: 'The bot needs the permission to manage roles',
  roleAboveYou: 'You need the permission to manage roles',
  muteRoleRequired: 'No mute role is selected',
  unknownRole: 'The selected role no longer exists',
  roleManaged: 'The selected role belongs to an integration',
  roleAboveBot: "The selected role is above the bot's own",
  muteRoleRunning: 'The mute role is already being set up',
} as const satisfies Partial<Record<IssueCode, string>>;

function refusal(code: keyof typeof REFUSALS): AppError {
  return new AppError('conflict', REFUSALS[code], { issues: [makeIssue('muteRole', code)] });
}
