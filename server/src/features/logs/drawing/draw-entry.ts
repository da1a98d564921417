import type { LogEntry, LogEntryOf } from '@perigee/core/logs/entry';
import { LOG_EVENT_FACTS, type LogEvent } from '@perigee/core/logs/events';
import { cutText } from '@perigee/core/base/text/cut';
import type { Locale } from '@perigee/core/base/locales/locales';
import type { APIEmbed } from 'discord-api-types/v10';
import { m } from '#texts';
import { drawAudited, drawAutomodAlert, drawVoiceMute } from './draw-audited.ts';
import { drawChannelCreate, drawChannelDelete, drawChannelEdit } from './draw-channels.ts';
import { drawMemberJoin, drawMemberLeave, drawMemberNickname, drawMemberRoles } from './draw-members.ts';
import { drawMessageDelete, drawMessageDeleteBulk, drawMessageEdit } from './draw-messages.ts';
import { drawModeration } from './draw-moderation.ts';
import { drawRoleCreate, drawRoleDelete, drawRoleEdit } from './draw-roles.ts';
import { drawCommandUse, drawInviteCreate, drawServerEdit, drawSettingsSave } from './draw-server.ts';
import { drawVoiceJoin, drawVoiceLeave, drawVoiceMove } from './draw-voice.ts';
import type { Drawing, DrawEvent, LogView, Tone } from './drawing.ts';
import { foreign, line, personText } from './words.ts';

/** The platform's limit for descriptions, in UTF-16 code units. */
const DESCRIPTION_MAX = 4096;

const COLORS: Record<Tone, number> = {
  gone: 0xe0_4a_4a,
  changed: 0xf0_a0_30,
  made: 0x3a_b0_62,
  punished: 0xc0_3a_6a,
  lifted: 0x3a_9a_d0,
  neutral: 0x80_88_98,
};

const DRAWERS: { readonly [Event in LogEvent]: DrawEvent<Event> } = {
  messageDelete: drawMessageDelete,
  messageEdit: drawMessageEdit,
  messageDeleteBulk: drawMessageDeleteBulk,
  roleCreate: drawRoleCreate,
  roleEdit: drawRoleEdit,
  roleDelete: drawRoleDelete,
  moderationWarn: drawModeration('changed'),
  moderationMute: drawModeration('punished'),
  moderationKick: drawModeration('punished'),
  moderationBan: drawModeration('punished'),
  moderationUnmute: drawModeration('lifted'),
  moderationUnban: drawModeration('lifted'),
  automodAlert: drawAutomodAlert,
  memberJoin: drawMemberJoin,
  memberLeave: drawMemberLeave,
  memberNickname: drawMemberNickname,
  memberRoles: drawMemberRoles,
  botAdd: drawAudited,
  channelCreate: drawChannelCreate,
  channelEdit: drawChannelEdit,
  channelDelete: drawChannelDelete,
  threadCreate: drawAudited,
  threadEdit: drawAudited,
  threadDelete: drawAudited,
  webhookChange: drawAudited,
  voiceJoin: drawVoiceJoin,
  voiceLeave: drawVoiceLeave,
  voiceMove: drawVoiceMove,
  voiceMute: drawVoiceMute,
  serverEdit: drawServerEdit,
  inviteCreate: drawInviteCreate,
  inviteDelete: drawAudited,
  emojiChange: drawAudited,
  stickerChange: drawAudited,
  integrationChange: drawAudited,
  scheduledEventChange: drawAudited,
  automodRuleChange: drawAudited,
  commandUse: drawCommandUse,
  settingsSave: drawSettingsSave,
};

/** An entry as shown in the log channel. */
export function drawEntry(entry: LogEntry, view: LogView): APIEmbed {
  const { tone, lines, color = COLORS[tone] } = drawerOf<LogEvent>(entry)(entry, view);
  const all = [...lines, ...actorLines(entry, view)].filter((each) => each !== null);
  return {
    title: LOG_EVENT_FACTS[entry.event].title[view.locale],
    description: cutText(all.join('\n'), DESCRIPTION_MAX),
    color,
    timestamp: entry.at,
  };
}

/** The size of an entry that counts towards the 6,000 characters of a message. */
export function sizeOf({ title = '', description = '' }: APIEmbed): number {
  return title.length + description.length;
}

/** The entry and its drawer belong to the same event, which only the overload can express. */
function drawerOf<Event extends LogEvent>(entry: LogEntryOf<Event>): DrawEvent<Event>;
function drawerOf({ event }: LogEntry): (entry: never, view: LogView) => Drawing {
  return DRAWERS[event];
}

/** Maximum length of a reason, in UTF-16 code units. */
const REASON_MAX = 512;

/** Who did it, how certain that is, and why. Empty for what members do themselves, such as joining. */
function actorLines(entry: LogEntry, { locale }: Pick<LogView, 'locale'>): (string | null)[] {
  const reason = entry.reason === null || entry.reason === '' ? null : foreign(entry.reason, REASON_MAX);
  return [line(m.log_by({}, { locale }), actorText(entry, locale)), line(m.log_reason({}, { locale }), reason)];
}

function actorText({ actor, certainty, target, event }: LogEntry, locale: Locale): string | null {
  if (certainty === 'authorOrBot') return m.log_by_author_or_bot({}, { locale });
  if (certainty === 'unclear') return unclearText(actor, locale);
  if (certainty === 'unknown') return event === 'memberLeave' ? null : m.log_by_unknown({}, { locale });
  if (actor === null) return m.log_by_self({}, { locale });
  const isOwnDoing = target?.kind === 'member' && target.id === actor.id && certainty === 'known';
  if (isOwnDoing || event === 'messageEdit') return null;
  const person = personText(actor);
  return certainty === 'auditLog' ? m.log_by_audit({ person }, { locale }) : person;
}

function unclearText(actor: LogEntry['actor'], locale: Locale): string {
  if (actor === null) return m.log_by_unclear({}, { locale });
  return m.log_by_perhaps({ person: personText(actor) }, { locale });
}
