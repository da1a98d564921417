import type { NativeEnvironment } from '@perigee/core/moderation/automod/native/mirror-rule';
import { nativeName, type NativeRuleKey } from '@perigee/core/moderation/automod/native/native-rule';
import { AUTOMOD_RULES } from '@perigee/core/moderation/automod/catalogue';
import { holds, PERMISSIONS } from '@perigee/core/base/permissions/permissions';
import { m } from '#texts';
import type { BotContext } from '../../../../bot/bot-context.ts';
import { permissionGuildOf, permissionMemberOf } from '../../../../discord/permission-guild.ts';
import { computeMemberPermissions, type PermissionRole } from '../../../../discord/permissions.ts';
import { MODERATES } from '../messages/exempt.ts';
import type { MirrorSettings } from './mirror-settings.ts';
import type { GuildParts } from './native-body.ts';

/** A guild's current state on the platform, as far as its filters depend on it. */
export interface GuildSurvey {
  parts: GuildParts;
  /** The bot's permissions. */
  permissions: bigint;
  moderatorRoles: readonly string[];
}

/**
 * Asks the platform instead of the gateway's cache: the process performing a job may not receive the guild's events.
 */
export async function surveyGuild({ api, botId }: BotContext, guildId: string): Promise<GuildSurvey> {
  const [guild, own, channels] = await Promise.all([
    api.guilds.get(guildId),
    api.guilds.getMember(guildId, botId),
    api.guilds.getChannels(guildId),
  ]);
  const arithmetic = permissionGuildOf(guild);
  return {
    parts: {
      roleIds: new Set(guild.roles.map(({ id }) => id)),
      channelIds: new Set(channels.map(({ id }) => id)),
    },
    permissions: computeMemberPermissions(arithmetic, permissionMemberOf(own)),
    moderatorRoles: arithmetic.roles.filter((role) => role.id !== guildId && isModerators(role)).map(({ id }) => id),
  };
}

/** Roles of moderators. Those who manage the server are not included: the platform exempts them by itself. */
function isModerators({ permissions }: PermissionRole): boolean {
  const isKnownThere = (permissions & (PERMISSIONS.Administrator | PERMISSIONS.ManageGuild)) !== 0n;
  return !isKnownThere && (permissions & MODERATES) !== 0n;
}

/** What determines how a rule is mirrored in this guild. */
export function surroundingsOf(
  { parts, permissions, moderatorRoles }: GuildSurvey,
  { locale, automodLog, means }: MirrorSettings,
  key: NativeRuleKey,
): NativeEnvironment {
  return {
    name: nativeName(key, locale),
    defaultMessage: m.automod_native_blocked({ rule: AUTOMOD_RULES[key].name[locale] }, { locale }),
    automodLog,
    means,
    moderatorRoles,
    canTimeOut: holds(permissions, 'ModerateMembers'),
    hasRole: (id) => parts.roleIds.has(id),
    hasChannel: (id) => parts.channelIds.has(id),
  };
}
