export type { AuditEntry } from './audit-log/audit-entry.ts';
export { auditLogFeature } from './audit-log/audit-log.feature.ts';
export type { AuditLog } from './audit-log/audit-log.ts';
export { type AuditMatch, answersTo } from './audit-log/audit-match.ts';
export { badgesFeature } from './badges/badges.feature.ts';
export type { BoostService } from './boost/boost-service.ts';
export { boostFeature } from './boost/boost.feature.ts';
export { giftOrder } from './boost/gift-order.ts';
export { type NewGifts, makeGifts } from './boost/gifts.ts';
export type { PaymentCare } from './boost/payments/payment-care.ts';
export { commandsFeature } from './commands/commands.feature.ts';
export type { BotGuildsStore } from './directory/bot-guilds-store.ts';
export {
  channelRefusal,
  type ChosenChannelRefusal,
  chosenChannelRefusal,
  postRefusal,
} from './directory/channel-refusal.ts';
export type { ChannelReaders } from './directory/channel-readers.ts';
export type { ChannelWriters } from './directory/channel-writers.ts';
export type { GuildDescription } from './directory/describe-guild.ts';
export { directoryFeature } from './directory/directory.feature.ts';
export type { GuildDirectory } from './directory/guild-directory.ts';
export { findGuildName } from './directory/guild-name.ts';
export { hasRoleAbove } from './directory/has-role-above.ts';
export { nameForReason } from './directory/name-for-reason.ts';
export { refuseWithoutRights } from './directory/refuse-without-rights.ts';
export type { UserGuilds } from './directory/user-guilds.ts';
export { generalFeature } from './general/general.feature.ts';
export { type GuildRights, lacksPermission } from './guilds/guild-rights.ts';
export type { GuildsService } from './guilds/guilds-service.ts';
export { guildsFeature } from './guilds/guilds.feature.ts';
export type { FollowNames, MemberName, MemberNames } from './members/member-names.ts';
export { membersFeature } from './members/members.feature.ts';
export type { NameMembers } from './members/name-members.ts';
export { namePeople } from './members/name-people.ts';
export type { Seal } from './message-archive/blocks/seal.ts';
export type { MessageEdit } from './message-archive/edit-watch.ts';
export { messageArchiveFeature } from './message-archive/message-archive.feature.ts';
export type { MessageArchive } from './message-archive/message-archive.ts';
export type { StoredAttachment, StoredMessage } from './message-archive/stored-message.ts';
export type { ThreadParents } from './message-archive/thread-parents.ts';
export { sessionFeature } from './session/session.feature.ts';
export type { HistoryFilter, HistoryRow, HistoryStore } from './settings/history-store.ts';
export {
  type EntryTexts,
  entrySlice,
  findEntry,
  withChangedEntry,
  withEntry,
  withoutEntry,
} from './settings/named-entries.ts';
export type { ChangeAuthor } from './settings/prepare-check.ts';
export type { SectionMap, SectionPreview } from './settings/preview-sections.ts';
export { parseSection, readStored, readWith } from './settings/read-section.ts';
export { changeAuthorOf, saveSlice } from './settings/routes.ts';
export { type Slice, type SectionChange, WHOLE } from './settings/section-change.ts';
export { onItemsSaved, onSectionSaved } from './settings/section-saved.ts';
export type { SettingsService } from './settings/settings-service.ts';
export type { SettingsTrace } from './settings/settings-trace.ts';
export { settingsFeature } from './settings/settings.feature.ts';
export type { Saved } from './settings/write-sections.ts';
export { downtimeMs } from './stats/outages.ts';
export { SHARD_SILENT_MS } from './stats/stats-service.ts';
export type { StatsStore } from './stats/stats-store.ts';
export { statsFeature } from './stats/stats.feature.ts';
export { guildNames } from './templates/guild-names.ts';
export { type DescribedGuild, guildValues } from './templates/guild-values.ts';
export { type DescribedMember, memberValues } from './templates/member-values.ts';
export { templatesFeature } from './templates/templates.feature.ts';
