import { now } from '../base/clock.ts';
import { randomBytes } from 'node:crypto';
import { ApiError } from '../protocol/api-error.ts';
import type { JsonObject } from '../base/json.ts';
import { announce, type Platform } from '../platform/platform.ts';
import { getChannel, getGuild } from './lookups.ts';
import { addMember } from './members.ts';
import { presentUser } from './views/present-user.ts';
import type { Invite } from '../state/guild-parts.ts';
import type { Channel, Guild } from '../state/state.ts';

export interface InviteDraft {
  inviterId: string;
  maxAgeSeconds: number;
  maxUses: number;
  temporary: boolean;
}

/** Creates an invite and announces it. */
export function addInvite(platform: Platform, channel: Channel, draft: InviteDraft): Invite {
  const invite: Invite = {
    ...draft,
    code: randomBytes(6).toString('base64url').replace(/[-_]/g, 'x'),
    guildId: channel.guildId ?? '',
    channelId: channel.id,
    createdAt: new Date(now()).toISOString(),
    uses: 0,
    joinedIds: [],
  };
  platform.world.invites[invite.code] = invite;
  const { code, guildId, channelId } = invite;
  const { guild: _guild, channel: _place, ...shown } = presentInvite(platform, invite);
  const data = { ...shown, code, guild_id: guildId, channel_id: channelId, uses: 0 };
  announce(platform, { name: 'INVITE_CREATE', data, guildId, channelId });
  return invite;
}

/** Removes an invite and announces it. */
export function removeInvite(platform: Platform, { code, guildId, channelId }: Invite): void {
  delete platform.world.invites[code];
  const data = { code, guild_id: guildId, channel_id: channelId };
  announce(platform, { name: 'INVITE_DELETE', data, guildId, channelId });
}

/** The invite, unless it expired. */
export function findInvite({ world }: Platform, code: string): Invite | undefined {
  const invite = world.invites[code];
  return invite !== undefined && expiryOf(invite) > now() ? invite : undefined;
}

/** Adds a person to the guild by the invite, which is removed after its last use. */
export function useInvite(platform: Platform, code: string, personId: string): void {
  const invite = findInvite(platform, code);
  if (invite === undefined) throw new ApiError('unknownInvite');
  const guild = getGuild(platform.world, invite.guildId);
  if (guild.bans[personId] !== undefined) throw new ApiError('userBanned');
  if (areInvitesPaused(guild)) throw new ApiError('unknownInvite');
  if (guild.members[personId] !== undefined) return;
  invite.uses += 1;
  invite.joinedIds.push(personId);
  addMember(platform, guild.id, personId);
  if (invite.maxUses > 0 && invite.uses >= invite.maxUses) removeInvite(platform, invite);
}

/** Whether joining by invites is paused. */
export function areInvitesPaused({ features, incidents }: Guild): boolean {
  const until = incidents.invitesDisabledUntil;
  return features.includes('INVITES_DISABLED') || (until !== null && Date.parse(until) > now());
}

function expiryOf({ createdAt, maxAgeSeconds }: Invite): number {
  return maxAgeSeconds === 0 ? Number.POSITIVE_INFINITY : Date.parse(createdAt) + maxAgeSeconds * 1_000;
}

/** An invite as the API returns it. */
export function presentInvite({ world }: Platform, invite: Invite): JsonObject {
  const guild = getGuild(world, invite.guildId);
  const channel = getChannel(world, invite.channelId);
  const inviter = world.people[invite.inviterId];
  const expiry = expiryOf(invite);
  return {
    type: 0,
    code: invite.code,
    guild_id: guild.id,
    guild: presentInviteGuild(guild),
    channel: { id: channel.id, type: channel.type, name: channel.name },
    ...(inviter === undefined ? {} : { inviter: presentUser(inviter) }),
    max_age: invite.maxAgeSeconds,
    max_uses: invite.maxUses,
    temporary: invite.temporary,
    created_at: invite.createdAt,
    expires_at: Number.isFinite(expiry) ? new Date(expiry).toISOString() : null,
    flags: 0,
  };
}

function presentInviteGuild(guild: Guild): JsonObject {
  return {
    id: guild.id,
    name: guild.name,
    icon: guild.icon,
    description: guild.description,
    features: guild.features,
    splash: null,
    banner: null,
    vanity_url_code: null,
    nsfw: false,
    nsfw_level: 0,
    verification_level: guild.policies.verification_level,
    premium_subscription_count: 0,
    premium_tier: 0,
  };
}
