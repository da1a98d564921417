import { ApiError, requireFound } from '../../protocol/api-error.ts';
import { flag, integer, readBody, shape } from '../../protocol/form-body.ts';
import { json } from '../../protocol/reply.ts';
import { type Call, type Route, route } from '../../http/router.ts';
import type { Platform } from '../../platform/platform.ts';
import { AUDIT, changesBetween, writeAudit } from '../../world/moderation/audit.ts';
import { addInvite, findInvite, presentInvite, removeInvite } from '../../world/invites.ts';
import { getChannel, getGuild } from '../../world/lookups.ts';
import { guildPermissions, holds } from '../../world/permissions.ts';
import type { Invite } from '../../state/guild-parts.ts';
import type { Guild } from '../../state/state.ts';
import { assertChannelPermission, assertGuildPermission, channelOfBot, guildOfBot } from '../bot-guards.ts';
import { maybe } from '../components/fields.ts';
import { countsOf } from '../users.ts';

const INVITES_MAX = 1_000;
const DAY_SECONDS = 86_400;
const AGE_MAX_SECONDS = 60 * DAY_SECONDS;

const inviteBody = shape({
  max_age: maybe(integer({ min: 0, max: AGE_MAX_SECONDS })),
  max_uses: maybe(integer({ min: 0, max: 100 })),
  temporary: maybe(flag),
  unique: maybe(flag),
});

export const inviteRoutes: Route[] = [
  route('POST', '/channels/:channelId/invites', 'bot', createInvite),
  route('GET', '/channels/:channelId/invites', 'bot', ({ platform, param }) => {
    const place = channelOfBot(platform, param('channelId'));
    assertChannelPermission(platform, place, 'ManageChannels');
    return list(platform, ({ channelId }) => channelId === place.channel.id);
  }),
  route('GET', '/guilds/:guildId/invites', 'bot', ({ platform, param }) => {
    const guild = guildOfBot(platform, param('guildId'));
    const own = guildPermissions(guild, platform.application.id);
    if (!holds(own, 'ManageGuild') && !holds(own, 'ViewAuditLog')) throw new ApiError('missingPermissions');
    return list(platform, ({ guildId }) => guildId === guild.id);
  }),
  route('GET', '/guilds/:guildId/vanity-url', 'bot', ({ platform, param }) => {
    assertGuildPermission(platform, guildOfBot(platform, param('guildId')), 'ManageGuild');
    return json({ code: null, uses: 0 });
  }),
  route('GET', '/invites/:code', 'open', ({ platform, param, query }) => {
    const invite = requireFound(findInvite(platform, param('code')), 'unknownInvite');
    const guild = getGuild(platform.world, invite.guildId);
    const counts = query.get('with_counts') === 'true' ? countsOf(guild, Object.keys(guild.members).length) : {};
    return json({ ...presentInvite(platform, invite), ...counts });
  }),
  route('DELETE', '/invites/:code', 'bot', ({ platform, param, reason }) => {
    const invite = requireFound(findInvite(platform, param('code')), 'unknownInvite');
    const guild = guildOfBot(platform, invite.guildId);
    const channel = getChannel(platform.world, invite.channelId);
    const mayManage = holds(guildPermissions(guild, platform.application.id), 'ManageGuild');
    if (!mayManage) assertChannelPermission(platform, { channel, guild }, 'ManageChannels');
    const presented = presentInvite(platform, invite);
    removeInvite(platform, invite);
    audit(platform, guild, { action: AUDIT.inviteDelete, invite, reason });
    return json(presented);
  }),
];

function createInvite({ platform, param, body, reason }: Call<'channelId'>) {
  const { channel, guild } = channelOfBot(platform, param('channelId'));
  if (guild === undefined || channel.thread !== undefined || channel.type === 4) {
    throw new ApiError('cannotExecuteOnType');
  }
  assertChannelPermission(platform, { channel, guild }, 'CreateInstantInvite');
  const { max_age: age, max_uses: uses, temporary, unique } = readBody(body ?? {}, inviteBody);
  const draft = {
    inviterId: platform.application.id,
    maxAgeSeconds: age ?? DAY_SECONDS,
    maxUses: uses ?? 0,
    temporary: temporary ?? false,
  };
  const present = Object.values(platform.world.invites).filter(({ guildId }) => guildId === guild.id);
  const same =
    unique === true ? undefined : present.find((invite) => hasSameTerms(platform, invite, channel.id, draft));
  if (same !== undefined) return json(presentWithUses(platform, same));
  if (present.length >= INVITES_MAX) throw new ApiError('maxInvites');
  const invite = addInvite(platform, channel, draft);
  audit(platform, guild, { action: AUDIT.inviteCreate, invite, reason });
  return json(presentWithUses(platform, invite));
}

/** Unless a unique invite was requested, an existing one with the same terms is returned. */
function hasSameTerms(
  platform: Platform,
  invite: Invite,
  channelId: string,
  draft: { inviterId: string; maxAgeSeconds: number; maxUses: number; temporary: boolean },
): boolean {
  return (
    findInvite(platform, invite.code) !== undefined &&
    invite.channelId === channelId &&
    invite.inviterId === draft.inviterId &&
    invite.maxAgeSeconds === draft.maxAgeSeconds &&
    invite.maxUses === draft.maxUses &&
    invite.temporary === draft.temporary
  );
}

function list(platform: Platform, fits: (invite: Invite) => boolean) {
  const invites = Object.values(platform.world.invites).filter(fits);
  const valid = invites.filter(({ code }) => findInvite(platform, code) !== undefined);
  return json(valid.map((invite) => presentWithUses(platform, invite)));
}

function presentWithUses(platform: Platform, invite: Invite) {
  return { ...presentInvite(platform, invite), uses: invite.uses };
}

function audit(
  platform: Platform,
  guild: Guild,
  { action, invite, reason }: { action: number; invite: Invite; reason: string | null },
): void {
  const { code, channelId, inviterId, maxUses, uses, maxAgeSeconds, temporary } = invite;
  const terms = { code, channel_id: channelId, inviter_id: inviterId, max_uses: maxUses, uses, max_age: maxAgeSeconds };
  const changes =
    action === AUDIT.inviteCreate
      ? changesBetween({}, { ...terms, temporary })
      : Object.entries(terms).map(([key, value]) => ({ key, old_value: value }));
  writeAudit(platform, guild, { action, userId: platform.application.id, targetId: null, reason, changes });
}
