import type { LogEvent } from '@perigee/core/logs/events';
import type { IconName } from '../../../components/icon/icon-paths.ts';

/** Red for removals, amber for changes, green for additions, and so on. */
type Tone = 'gone' | 'changed' | 'made' | 'punished' | 'lifted' | 'neutral';

interface EventStyle {
  icon: IconName;
  tone: Tone;
}

/** The icon and tone of each event. */
export const EVENT_STYLES: Readonly<Record<LogEvent, EventStyle>> = {
  messageDelete: { icon: 'trash', tone: 'gone' },
  messageEdit: { icon: 'pencil', tone: 'changed' },
  messageDeleteBulk: { icon: 'layers', tone: 'gone' },
  roleCreate: { icon: 'plus', tone: 'made' },
  roleEdit: { icon: 'shield', tone: 'changed' },
  roleDelete: { icon: 'trash', tone: 'gone' },
  moderationWarn: { icon: 'alert', tone: 'changed' },
  moderationMute: { icon: 'mute', tone: 'punished' },
  moderationKick: { icon: 'logout', tone: 'punished' },
  moderationBan: { icon: 'ban', tone: 'gone' },
  moderationUnmute: { icon: 'voice', tone: 'lifted' },
  moderationUnban: { icon: 'check', tone: 'lifted' },
  automodAlert: { icon: 'shield', tone: 'punished' },
  memberJoin: { icon: 'smile', tone: 'made' },
  memberLeave: { icon: 'logout', tone: 'neutral' },
  memberNickname: { icon: 'at', tone: 'changed' },
  memberRoles: { icon: 'shield', tone: 'changed' },
  botAdd: { icon: 'plus', tone: 'made' },
  channelCreate: { icon: 'plus', tone: 'made' },
  channelEdit: { icon: 'prefix', tone: 'changed' },
  channelDelete: { icon: 'trash', tone: 'gone' },
  threadCreate: { icon: 'plus', tone: 'made' },
  threadEdit: { icon: 'prefix', tone: 'changed' },
  threadDelete: { icon: 'trash', tone: 'gone' },
  webhookChange: { icon: 'link', tone: 'changed' },
  voiceJoin: { icon: 'voice', tone: 'made' },
  voiceLeave: { icon: 'voice', tone: 'neutral' },
  voiceMove: { icon: 'arrow', tone: 'neutral' },
  voiceMute: { icon: 'mute', tone: 'punished' },
  serverEdit: { icon: 'settings', tone: 'changed' },
  inviteCreate: { icon: 'link', tone: 'made' },
  inviteDelete: { icon: 'trash', tone: 'gone' },
  emojiChange: { icon: 'smile', tone: 'changed' },
  stickerChange: { icon: 'smile', tone: 'changed' },
  integrationChange: { icon: 'code', tone: 'changed' },
  scheduledEventChange: { icon: 'alert', tone: 'changed' },
  automodRuleChange: { icon: 'shield', tone: 'changed' },
  commandUse: { icon: 'code', tone: 'neutral' },
  settingsSave: { icon: 'settings', tone: 'changed' },
};
