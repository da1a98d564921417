import { AlertFacts, AuditedChanges, AuditedFacts, VoiceMuteChanges } from './audited-parts.tsx';
import { ChannelChanges, ChannelFacts } from './channel-parts.tsx';
import { JoinFacts, LeaveFacts, MemberFact, NicknameChange, RolesChange } from './member-parts.tsx';
import { BulkFacts, BulkTranscript, DeletedText, DeleteFacts, EditedText, EditFacts } from './message-parts.tsx';
import { CaseFacts } from './moderation-parts.tsx';
import { RoleChanges, RoleFacts, RolePermissions } from './role-parts.tsx';
import { CommandFacts, InviteFacts, ServerChanges, SettingsChanges, SettingsFacts } from './server-parts.tsx';
import { MoveFacts, VoiceLeaveFacts } from './voice-parts.tsx';

/** The facts of each event that fit one line. */
export const FACTS = {
  messageDelete: DeleteFacts,
  messageEdit: EditFacts,
  messageDeleteBulk: BulkFacts,
  roleCreate: RoleFacts,
  roleEdit: RoleFacts,
  roleDelete: RoleFacts,
  moderationWarn: CaseFacts,
  moderationMute: CaseFacts,
  moderationKick: CaseFacts,
  moderationBan: CaseFacts,
  moderationUnmute: CaseFacts,
  moderationUnban: CaseFacts,
  memberJoin: JoinFacts,
  memberLeave: LeaveFacts,
  memberNickname: MemberFact,
  memberRoles: MemberFact,
  channelCreate: ChannelFacts,
  channelEdit: ChannelFacts,
  channelDelete: ChannelFacts,
  voiceJoin: MemberFact,
  voiceLeave: VoiceLeaveFacts,
  voiceMove: MoveFacts,
  inviteCreate: InviteFacts,
  commandUse: CommandFacts,
  automodAlert: AlertFacts,
  botAdd: AuditedFacts,
  threadCreate: AuditedFacts,
  threadEdit: AuditedFacts,
  threadDelete: AuditedFacts,
  webhookChange: AuditedFacts,
  voiceMute: MemberFact,
  inviteDelete: AuditedFacts,
  emojiChange: AuditedFacts,
  stickerChange: AuditedFacts,
  integrationChange: AuditedFacts,
  scheduledEventChange: AuditedFacts,
  automodRuleChange: AuditedFacts,
  settingsSave: SettingsFacts,
} as const;

/** The parts of each event that need more space: texts, diffs, lists. */
export const BLOCKS = {
  messageDelete: DeletedText,
  messageEdit: EditedText,
  messageDeleteBulk: BulkTranscript,
  roleCreate: RolePermissions,
  roleEdit: RoleChanges,
  roleDelete: RolePermissions,
  memberNickname: NicknameChange,
  memberRoles: RolesChange,
  channelEdit: ChannelChanges,
  serverEdit: ServerChanges,
  botAdd: AuditedChanges,
  threadCreate: AuditedChanges,
  threadEdit: AuditedChanges,
  threadDelete: AuditedChanges,
  webhookChange: AuditedChanges,
  voiceMute: VoiceMuteChanges,
  inviteDelete: AuditedChanges,
  emojiChange: AuditedChanges,
  stickerChange: AuditedChanges,
  integrationChange: AuditedChanges,
  scheduledEventChange: AuditedChanges,
  automodRuleChange: AuditedChanges,
  settingsSave: SettingsChanges,
} as const;
