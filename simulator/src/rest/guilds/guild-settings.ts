import { now } from '../../base/clock.ts';
import { ApiError } from '../../protocol/api-error.ts';
import { flag, integer, list, moment, readBody, shape, snowflake, text } from '../../protocol/form-body.ts';
import { json } from '../../protocol/reply.ts';
import { type Call, type Route, route } from '../../http/router.ts';
import { isGiven, type JsonObject } from '../../base/json.ts';
import { AUDIT, changesBetween, writeAudit } from '../../world/moderation/audit.ts';
import { countRoleMembers, announceGuild } from '../../world/guild-settings.ts';
import { presentGuild, presentIncidents } from '../../world/views/present-guild.ts';
import type { GuildPolicies } from '../../state/guild-parts.ts';
import type { Guild, World } from '../../state/state.ts';
import { assertGuildPermission, guildOfBot } from '../bot-guards.ts';
import { assertCommunity, toFeatures } from './community.ts';
import { maybe, oneOf } from '../components/fields.ts';
import { imageHash } from '../image-data.ts';
import { countsOf } from '../users.ts';

/** "At most 24 hours in the future." */
const INCIDENT_MAX_MS = 24 * 3_600_000;
const CHANNELS = [
  'afk_channel_id',
  'rules_channel_id',
  'public_updates_channel_id',
  'safety_alerts_channel_id',
] as const;

const policyFields = {
  verification_level: maybe(integer({ min: 0, max: 4 })),
  default_message_notifications: maybe(integer({ min: 0, max: 1 })),
  explicit_content_filter: maybe(integer({ min: 0, max: 2 })),
  afk_timeout: maybe(oneOf(60, 300, 900, 1_800, 3_600)),
  afk_channel_id: maybe(snowflake),
  system_channel_flags: maybe(integer({ min: 0 })),
  rules_channel_id: maybe(snowflake),
  public_updates_channel_id: maybe(snowflake),
  safety_alerts_channel_id: maybe(snowflake),
  premium_progress_bar_enabled: maybe(flag),
};
const policyBody = shape(policyFields);
const guildBody = shape({
  name: maybe(text({ min: 2, max: 100 })),
  description: maybe(text({ max: 300 })),
  icon: maybe(text()),
  preferred_locale: maybe(text({ pattern: /^(en-US|ru)$/ })),
  system_channel_id: maybe(snowflake),
  features: maybe(list(text())),
});
const incidentBody = shape({ invites_disabled_until: maybe(moment), dms_disabled_until: maybe(moment) });

export const guildSettingRoutes: Route[] = [
  route('PATCH', '/guilds/:guildId', 'bot', changeGuild),
  route('PUT', '/guilds/:guildId/incident-actions', 'bot', setIncidentActions),
  route('GET', '/guilds/:guildId/preview', 'bot', ({ platform, param }) => {
    const guild = guildOfBot(platform, param('guildId'));
    const { id, name, icon, description, features, emojis, stickers } = presentGuild(guild);
    const looks = { home_header: null, splash: null, discovery_splash: null };
    const counts = countsOf(guild, Object.keys(guild.members).length);
    return json({ id, name, icon, description, features, emojis, stickers, ...looks, ...counts });
  }),
  route('GET', '/guilds/:guildId/roles/member-counts', 'bot', ({ platform, param }) =>
    json(countRoleMembers(guildOfBot(platform, param('guildId')))),
  ),
];

function changeGuild({ platform, param, body, reason }: Call<'guildId'>) {
  const guild = guildOfBot(platform, param('guildId'));
  assertGuildPermission(platform, guild, 'ManageGuild');
  const changes = readBody(body, guildBody);
  const sent = readBody(body, policyBody);
  assertChannel(platform.world, guild, changes.system_channel_id);
  for (const name of CHANNELS) assertChannel(platform.world, guild, sent[name]);
  const features = isGiven(changes.features) ? toFeatures(platform, guild, changes.features) : guild.features;
  const policies = withPolicies(guild.policies, sent);
  assertCommunity(platform, features, policies);
  const before = auditable(guild);
  guild.name = changes.name ?? guild.name;
  guild.description = changes.description === undefined ? guild.description : changes.description;
  guild.icon = changes.icon === undefined ? guild.icon : imageHash(changes.icon);
  guild.locale =
    changes.preferred_locale === 'ru' || changes.preferred_locale === 'en-US' ? changes.preferred_locale : guild.locale;
  guild.systemChannelId = changes.system_channel_id === undefined ? guild.systemChannelId : changes.system_channel_id;
  Object.assign(guild, { features, policies });
  announceGuild(platform, guild);
  const made = changesBetween(before, auditable(guild));
  const userId = platform.application.id;
  writeAudit(platform, guild, { action: AUDIT.guildUpdate, userId, targetId: guild.id, reason, changes: made });
  return json(presentGuild(guild));
}

/** Null resets a level to its lowest, and removes a channel. */
function withPolicies(before: GuildPolicies, sent: ReturnType<typeof policyBody>): GuildPolicies {
  const channels = new Set<string>(CHANNELS);
  const entries = Object.entries(sent)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, value ?? (channels.has(name) ? null : 0)]);
  return { ...before, ...Object.fromEntries(entries) };
}

function assertChannel({ channels }: World, guild: Guild, id: string | null | undefined): void {
  if (isGiven(id) && channels[id]?.guildId !== guild.id) throw new ApiError('unknownChannel');
}

function auditable(guild: Guild): JsonObject {
  const { name, description, icon, locale, systemChannelId, features } = guild;
  return {
    ...guild.policies,
    name,
    description,
    icon_hash: icon,
    preferred_locale: locale,
    system_channel_id: systemChannelId,
    features,
  };
}

/** Pauses invites, or direct messages between members, for at most a day. */
function setIncidentActions({ platform, param, body }: Call<'guildId'>) {
  const guild = guildOfBot(platform, param('guildId'));
  assertGuildPermission(platform, guild, 'ManageGuild');
  const { invites_disabled_until: invites, dms_disabled_until: dms } = readBody(body, incidentBody);
  const { incidents } = guild;
  if (invites !== undefined) incidents.invitesDisabledUntil = within24Hours(invites);
  if (dms !== undefined) incidents.dmsDisabledUntil = within24Hours(dms);
  announceGuild(platform, guild);
  return json(presentIncidents(guild) ?? { invites_disabled_until: null, dms_disabled_until: null });
}

function within24Hours(time: string | null): string | null {
  if (time === null) return null;
  const aheadMs = Date.parse(time) - now();
  // The platform's field error for this is unknown, so none is given.
  if (aheadMs <= 0 || aheadMs > INCIDENT_MAX_MS) throw new ApiError('invalidFormBody');
  return new Date(time).toISOString();
}
