import type { HiddenLogEntry, LogEntry, ShownLogEntry } from './entry.ts';
import { ALL_LOG_EVENTS, type LogEvent } from './events.ts';
import type { LogReader } from './log-reader.ts';
import { maskText } from './mask-text.ts';
import { showDetails } from './shown-details.ts';

/**
 * What is left of an entry without its channel: a hidden entry where the channel's messages would tell something,
 * nothing where its existence would, or the entry without naming the channel.
 */
type Remainder = 'hidden' | 'nothing' | 'unplaced';

/** What readers without the channel get of each event (docs/rules/logs.md#readers). */
const WITHOUT_CHANNEL: Readonly<Record<LogEvent, Remainder>> = {
  messageDelete: 'hidden',
  messageEdit: 'hidden',
  messageDeleteBulk: 'hidden',
  roleCreate: 'unplaced',
  roleEdit: 'unplaced',
  roleDelete: 'unplaced',
  moderationWarn: 'unplaced',
  moderationMute: 'unplaced',
  moderationKick: 'unplaced',
  moderationBan: 'unplaced',
  moderationUnmute: 'unplaced',
  moderationUnban: 'unplaced',
  automodAlert: 'hidden',
  memberJoin: 'unplaced',
  memberLeave: 'unplaced',
  memberNickname: 'unplaced',
  memberRoles: 'unplaced',
  botAdd: 'unplaced',
  channelCreate: 'nothing',
  channelEdit: 'nothing',
  channelDelete: 'nothing',
  threadCreate: 'nothing',
  threadEdit: 'nothing',
  threadDelete: 'nothing',
  webhookChange: 'nothing',
  voiceJoin: 'nothing',
  voiceLeave: 'nothing',
  voiceMove: 'nothing',
  voiceMute: 'unplaced',
  serverEdit: 'unplaced',
  inviteCreate: 'nothing',
  inviteDelete: 'nothing',
  emojiChange: 'unplaced',
  stickerChange: 'unplaced',
  integrationChange: 'unplaced',
  scheduledEventChange: 'nothing',
  automodRuleChange: 'unplaced',
  commandUse: 'hidden',
  settingsSave: 'unplaced',
};

/** The events that leave this without their channel. */
export function eventsLeaving(remainder: Remainder): LogEvent[] {
  return ALL_LOG_EVENTS.filter((event) => WITHOUT_CHANNEL[event] === remainder);
}

/** An entry as this reader sees it; null for one that they don't see at all. */
export function showEntry(entry: LogEntry, reader: LogReader): ShownLogEntry | null {
  const { event, channel, reason } = entry;
  const remainder = WITHOUT_CHANNEL[event];
  const isPlaceShown = channel === null || (remainder === 'hidden' ? reader.reads : reader.views)(channel.id);
  if (!isPlaceShown && remainder === 'hidden') return hide(entry);
  if (!isPlaceShown && remainder === 'nothing') return null;
  const details = showDetails(entry, reader);
  if (details === null) return null;
  return withParts(entry, {
    channel: isPlaceShown ? channel : null,
    reason: reason === null ? null : maskText(reason, reader),
    details,
  });
}

function hide({ id, event: of, at }: LogEntry): HiddenLogEntry {
  return { id, event: 'hidden', of, at };
}

/** The parts come from the same entry, which the compiler cannot see. */
function withParts(entry: LogEntry, parts: Pick<LogEntry, 'channel' | 'reason' | 'details'>): LogEntry;
function withParts(entry: object, parts: object): object {
  return { ...entry, ...parts };
}

/** The channels and threads that decide what a reader sees of these entries, by the right that each takes. */
export function channelsOf(
  entries: readonly LogEntry[],
  schemaOf: LogReader['schemaOf'],
): { read: ReadonlySet<string>; viewed: ReadonlySet<string> } {
  const [read, viewed] = [new Set<string>(), new Set<string>()];
  const reader: LogReader = {
    reads: (id) => read.add(id).has(id),
    views: (id) => viewed.add(id).has(id),
    sightOf: () => 'seen',
    isAdministrator: false,
    schemaOf,
  };
  for (const entry of entries) showEntry(entry, reader);
  return { read, viewed };
}
