import type { Logs } from '../logs/schema.ts';

/** What messages of a guild are kept for. */
export interface ArchiveNeed {
  /** How long for the logs, in milliseconds; 0 where no log needs them. */
  logMs: number;
  /** Channels that the logs leave out, with their threads. */
  ignored: ReadonlySet<string>;
  /** Whether rules may be tried against the latest. */
  replay: boolean;
}

/** How long messages are kept to try rules against, in milliseconds, and how many of a channel. */
export const REPLAY_MS = 24 * 3_600_000;
export const REPLAY_PER_CHANNEL = 500;

const DAY_MS = 24 * 3_600_000;

/** Events whose entry says what a message was. */
const LOGGED = ['messageDelete', 'messageEdit', 'messageDeleteBulk'] as const;

/** The settings of a guild that decide about it. */
interface DecidingSettings {
  logs: Logs;
  messageArchive: { days: number };
  automodReplay: { enabled: boolean };
}

/** Null where nobody needs messages kept. */
export function archiveNeed({ logs, messageArchive, automodReplay }: DecidingSettings): ArchiveNeed | null {
  const isLogged = LOGGED.some((event) => logs.list[event].enabled);
  const logMs = isLogged ? messageArchive.days * DAY_MS : 0;
  const replay = automodReplay.enabled;
  return logMs === 0 && !replay ? null : { logMs, ignored: new Set(logs.ignore.channels), replay };
}

interface SentMessage {
  channelId: string;
  /** For a thread the channel it belongs to. */
  parentId: string | null;
  sentAt: Date;
}

/** Whether the logs need a message at that moment, in milliseconds since 1970. */
export function isForLog({ logMs, ignored }: ArchiveNeed, message: SentMessage, now: number): boolean {
  const { channelId, parentId, sentAt } = message;
  const isIgnored = ignored.has(channelId) || (parentId !== null && ignored.has(parentId));
  return !isIgnored && now - sentAt.getTime() < logMs;
}

/** Whether rules may be tried against a message at that moment, in milliseconds since 1970. */
export function isForReplay({ replay }: ArchiveNeed, { sentAt }: Pick<SentMessage, 'sentAt'>, now: number): boolean {
  return replay && now - sentAt.getTime() < REPLAY_MS;
}
