import { bitsOf, EVERYONE_PERMISSIONS, type PermissionName } from './permission-bits.ts';
import type { Guild, Member, Role } from './state.ts';

/** A role; fields not given get defaults. */
export function makeRole(
  role: { id: string; name: string; position: number } & Partial<Omit<Role, 'permissions'>> & {
      grants?: PermissionName[];
    },
): Role {
  const { grants = [], ...fields } = role;
  return {
    color: 0,
    hoist: false,
    mentionable: false,
    managed: false,
    botId: null,
    ...fields,
    permissions: bitsOf(...grants).toString(),
  };
}

/** A member who just joined. */
export function makeMember(userId: string, joinedAt: string, roles: string[] = []): Member {
  return { userId, nick: null, roles, joinedAt, mutedUntil: null };
}

/** The parts of a guild in which nothing was configured. */
export function newGuildParts() {
  return {
    formerMembers: {},
    features: [],
    policies: { ...NEW_POLICIES },
    incidents: { invitesDisabledUntil: null, dmsDisabledUntil: null },
    stickers: [],
    automodRules: [],
    voiceStates: {},
    hasScreening: false,
    scheduledEvents: [],
    welcomeScreen: null,
  } satisfies Partial<Guild>;
}

const NEW_POLICIES = {
  verification_level: 1,
  default_message_notifications: 1,
  explicit_content_filter: 0,
  afk_channel_id: null,
  afk_timeout: 300,
  system_channel_flags: 0,
  rules_channel_id: null,
  public_updates_channel_id: null,
  safety_alerts_channel_id: null,
  premium_progress_bar_enabled: false,
};

/** A guild with its @everyone role and no members. */
export function makeGuild(guild: { id: string; name: string; ownerId: string } & Partial<Guild>): Guild {
  const everyone = {
    ...makeRole({ id: guild.id, name: '@everyone', position: 0 }),
    permissions: EVERYONE_PERMISSIONS.toString(),
  };
  const { roles = [], ...fields } = guild;
  return {
    icon: null,
    description: null,
    locale: 'en-US',
    systemChannelId: null,
    members: {},
    bans: {},
    emojis: [],
    auditLog: [],
    ...newGuildParts(),
    ...fields,
    roles: [everyone, ...roles],
  };
}
