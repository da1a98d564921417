import { ApiError } from '../../protocol/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { GuildPolicies } from '../../state/guild-parts.ts';
import { guildPermissions, holds } from '../../world/permissions.ts';
import type { Channel, Guild } from '../../state/state.ts';

/** Features that guild managers may toggle; others are granted by the platform. */
const MUTABLE_FEATURES = new Set(['COMMUNITY', 'DISCOVERABLE', 'INVITES_DISABLED', 'RAID_ALERTS_DISABLED']);
/** Those of them that only administrators may toggle (resource "Guild", "Mutable Guild Features"). */
const FOR_ADMINISTRATORS = ['COMMUNITY', 'DISCOVERABLE'];
const TEXT = 0;
const EVERYBODY_SCANNED = 2;

/** The guild's features after this request; features that cannot be toggled stay as they are. */
export function toFeatures(platform: Platform, guild: Guild, requested: string[]): string[] {
  const input = guild.features.filter((name) => !MUTABLE_FEATURES.has(name));
  const features = [...new Set([...input, ...requested.filter((name) => MUTABLE_FEATURES.has(name))])];
  const isChanged = FOR_ADMINISTRATORS.some((name) => features.includes(name) !== guild.features.includes(name));
  if (isChanged && !holds(guildPermissions(guild, platform.application.id), 'Administrator')) {
    throw new ApiError('missingPermissions');
  }
  return features;
}

/**
 * Refuses community settings that lack a requirement: rules and updates channels (which must be text channels, 50086),
 * a verification level, and media scanning for everybody. A missing one is answered with "feature disabled" (40006).
 */
export function assertCommunity({ world }: Platform, features: string[], policies: GuildPolicies): void {
  const { rules_channel_id: rulesId, public_updates_channel_id: updatesId } = policies;
  if (features.includes('DISCOVERABLE') && !features.includes('COMMUNITY')) throw new ApiError('featureDisabled');
  if (!features.includes('COMMUNITY')) return;
  const isSafe = policies.verification_level > 0 && policies.explicit_content_filter === EVERYBODY_SCANNED;
  if (rulesId === null || updatesId === null || !isSafe) throw new ApiError('featureDisabled');
  if ([rulesId, updatesId].some((id) => world.channels[id]?.type !== TEXT)) throw new ApiError('communityNeedsText');
}

/** Whether the guild needs the channel to be a community. */
export function isNeededByCommunity({ features, policies }: Guild, { id }: Channel): boolean {
  return features.includes('COMMUNITY') && [policies.rules_channel_id, policies.public_updates_channel_id].includes(id);
}
