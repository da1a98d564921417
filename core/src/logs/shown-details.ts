import type { LogChange } from './changes.ts';
import type { AuditedDetails, LogDetails } from './details.ts';
import type { LogEvent } from './events.ts';
import type { LogReader } from './log-reader.ts';
import { maskText } from './mask-text.ts';
import type { LoggedName } from './parts.ts';
import { showSave } from './shown-save.ts';

/** The details as somebody sees them who may see the entry; null where nothing of them is left. */
type Show<Event extends LogEvent> = (details: LogDetails<Event>, reader: LogReader) => LogDetails<Event> | null;

/** For details that name no channels, or only those of the entry itself. */
const whole = <Details>(details: Details) => details;

const SHOWN_DETAILS: { readonly [Event in LogEvent]: Show<Event> } = {
  messageDelete: whole,
  messageEdit: whole,
  messageDeleteBulk: whole,
  roleCreate: whole,
  roleEdit: whole,
  roleDelete: whole,
  moderationWarn: whole,
  moderationMute: whole,
  moderationKick: whole,
  moderationBan: whole,
  moderationUnmute: whole,
  moderationUnban: whole,
  automodAlert: whole,
  memberJoin: showJoin,
  memberLeave: whole,
  memberNickname: whole,
  memberRoles: whole,
  botAdd: showAudited,
  channelCreate: showChannel,
  channelEdit: showChannelEdit,
  channelDelete: showChannel,
  threadCreate: showAudited,
  threadEdit: showAudited,
  threadDelete: showAudited,
  webhookChange: showAudited,
  voiceJoin: whole,
  voiceLeave: whole,
  voiceMove: (details, { views }) => (views(details.from.id) ? details : null),
  voiceMute: whole,
  serverEdit: showServerEdit,
  inviteCreate: whole,
  inviteDelete: showAudited,
  emojiChange: showAudited,
  stickerChange: showAudited,
  integrationChange: showAudited,
  scheduledEventChange: showAudited,
  automodRuleChange: showAudited,
  commandUse: (details, reader) => ({ ...details, input: maskText(details.input, reader) }),
  settingsSave: showSave,
};

/** The details of an entry without the channels that the reader cannot see; null where nothing of them is left. */
export function showDetails<Event extends LogEvent>(
  { event, details }: { event: Event; details: LogDetails<Event> },
  reader: LogReader,
): LogDetails<Event> | null {
  return SHOWN_DETAILS[event](details, reader);
}

/** An invite's code leads into its channel. */
function showJoin(details: LogDetails<'memberJoin'>, { views, isAdministrator }: LogReader): LogDetails<'memberJoin'> {
  const channelId = details.invite?.channelId ?? null;
  const isShown = channelId === null ? isAdministrator : views(channelId);
  return isShown ? details : { ...details, invite: null };
}

function showName(name: LoggedName | null, { views }: LogReader): LoggedName | null {
  return name !== null && views(name.id) ? name : null;
}

function showChannel<Details extends LogDetails<'channelCreate'>>(details: Details, reader: LogReader): Details {
  return { ...details, parent: showName(details.parent, reader) };
}

function showChannelEdit(details: LogDetails<'channelEdit'>, reader: LogReader): LogDetails<'channelEdit'> | null {
  const changes = showChanges(details.changes, reader);
  const isEmptied = details.changes.length > 0 && changes.length === 0 && details.overwrites.length === 0;
  return isEmptied ? null : { ...showChannel(details, reader), changes };
}

function showServerEdit({ changes }: LogDetails<'serverEdit'>, reader: LogReader): LogDetails<'serverEdit'> | null {
  const shown = showChanges(changes, reader);
  return changes.length > 0 && shown.length === 0 ? null : { changes: shown };
}

function showAudited<Details extends AuditedDetails>(details: Details, reader: LogReader): Details {
  return { ...details, changes: showChanges(details.changes, reader) };
}

/** A hidden channel reads like none; from one hidden channel to another is no change. */
function showChanges(changes: readonly LogChange[], reader: LogReader): LogChange[] {
  return changes.flatMap((change): LogChange[] => {
    if (change.kind === 'text') {
      const [before, after] = [change.before, change.after].map((text) => text && maskText(text, reader));
      return [{ ...change, before: before ?? null, after: after ?? null }];
    }
    if (change.kind !== 'channel') return [change];
    const [before, after] = [showName(change.before, reader), showName(change.after, reader)];
    return before === null && after === null ? [] : [{ ...change, before, after }];
  });
}
