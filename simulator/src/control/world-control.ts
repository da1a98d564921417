import type { Platform } from '../platform/platform.ts';
import { issueCode, issueTokens, revokeTokens } from '../oauth/tokens.ts';
import { directChannels } from '../state/channel-index.ts';
import { dropConnections } from '../gateway/disturbances.ts';
import { getGuild, getMember, getRole } from '../world/lookups.ts';
import { addMember, removeMember, announceMember } from '../world/members.ts';
import { bitsOf, type PermissionName } from '../state/permission-bits.ts';
import { addRole, removeRole } from '../world/roles.ts';
import type { CommandPermission, Message } from '../state/state.ts';
import { type AutomodControl, createAutomodControl } from './automod-control.ts';
import { type BanControl, createBanControl } from './ban-control.ts';
import { type CreatedGuild, createGuild, type GuildInput } from './create-guild.ts';
import { createPerson, type PersonInput } from './create-person.ts';
import type { FaultRule } from '../platform/faults.ts';
import { createInteractionControl, type InteractionControl } from './interaction-control.ts';
import { createModerationControl, type ModerationControl } from './moderation-control.ts';
import { createPeopleControl, type PeopleControl } from './people-control.ts';
import type { LoggedRequest } from '../platform/request-log.ts';
import { waitForMessage } from './wait-for-message.ts';

export interface RoleInput {
  name?: string;
  permissions?: PermissionName[];
  mentionable?: boolean;
  position?: number;
}

/** What tests and benches do to the world, past the platform's own rules where needed. */
export interface WorldControl extends AutomodControl, BanControl, InteractionControl, ModerationControl, PeopleControl {
  createPerson: (input: PersonInput) => string;
  createGuild: (input: GuildInput) => CreatedGuild;
  createRole: (guildId: string, input: RoleInput) => string;
  deleteRole: (guildId: string, roleId: string) => void;
  grantRole: (guildId: string, personId: string, roleId: string) => void;
  addMember: (guildId: string, personId: string) => void;
  removeMember: (guildId: string, personId: string) => void;
  issueToken: (personId: string, scopes: string[]) => { accessToken: string; refreshToken: string };
  expireToken: (accessToken: string) => void;
  revokeToken: (accessToken: string) => void;
  /** Gives consent as on the authorization page; returns the code. */
  authorizeCode: (
    personId: string,
    consent: { redirectUri: string; scopes: string[]; codeChallenge?: string },
  ) => string;
  messages: (channelId: string) => Message[];
  /** The messages between the bot and that person. */
  directMessages: (personId: string) => Message[];
  waitForMessage: (channelId: string, predicate: (message: Message) => boolean, timeoutMs: number) => Promise<Message>;
  /** The most recent REST and OAuth calls received, oldest first. */
  requests: () => LoggedRequest[];
  fail: (rule: FaultRule) => void;
  /** Cancels all pending failures. */
  recover: () => void;
  setAway: (isAway: boolean) => void;
  dropGateway: (how: { resumable: boolean }) => void;
  commandPermissions: (guildId: string, commandId: string) => CommandPermission[];
}

/** Creates the control of a running simulator; `cutConnections` closes all open ones. */
export function createWorldControl(platform: Platform, cutConnections: () => void): WorldControl {
  const { world } = platform;
  return {
    createPerson: (input) => createPerson(platform, input),
    createGuild: (input) => createGuild(platform, input),
    createRole: (guildId, { permissions = [], ...input }) =>
      addRole(platform, getGuild(world, guildId), { ...input, permissions: bitsOf(...permissions).toString() }).id,
    deleteRole: (guildId, roleId) => {
      const guild = getGuild(world, guildId);
      removeRole(platform, guild, getRole(guild, roleId));
    },
    grantRole: (guildId, personId, roleId) => {
      const guild = getGuild(world, guildId);
      const member = getMember(guild, personId);
      member.roles = [...new Set([...member.roles, roleId])];
      announceMember(platform, guild, member);
    },
    addMember: (guildId, personId) => {
      addMember(platform, guildId, personId);
    },
    removeMember: (guildId, personId) => removeMember(platform, guildId, personId),
    ...createAutomodControl(platform),
    ...createBanControl(platform),
    ...createInteractionControl(platform),
    ...createModerationControl(platform),
    ...createPeopleControl(platform),
    issueToken: (personId, scopes) => {
      const { accessToken, refreshToken } = issueTokens(platform, personId, scopes);
      return { accessToken, refreshToken };
    },
    expireToken: (accessToken) => {
      for (const grant of world.grants) if (grant.accessToken === accessToken) grant.expiresAt = 0;
    },
    revokeToken: (accessToken) => revokeTokens(platform, accessToken),
    authorizeCode: (userId, { redirectUri, scopes, codeChallenge = null }) =>
      issueCode(platform, { userId, redirectUri, scopes, codeChallenge, guildId: null }),
    messages: (channelId) => [...(world.messages[channelId] ?? [])],
    directMessages: (personId) => directMessages(platform, personId),
    waitForMessage: (channelId, predicate, timeoutMs) => waitForMessage(platform, channelId, predicate, timeoutMs),
    requests: () => platform.requests.list(),
    fail: (rule) => platform.faults.add(rule),
    recover: () => platform.faults.clear(),
    setAway: (isAway) => {
      platform.isAway = isAway;
      if (isAway) cutConnections();
    },
    dropGateway: (how) => dropConnections(platform.gateway, how),
    commandPermissions: (guildId, commandId) => world.commandPermissions[guildId]?.[commandId] ?? [],
  };
}

/** The messages between the bot and that person. */
function directMessages({ world, application }: Platform, personId: string): Message[] {
  const shared = directChannels(world).filter(
    ({ type, recipientIds }) => type === 1 && [personId, application.id].every((id) => recipientIds.includes(id)),
  );
  return shared.flatMap(({ id }) => world.messages[id] ?? []);
}
