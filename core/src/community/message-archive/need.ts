import type { Logs } from '../../logs/schema.ts';

/** Why messages of a guild are kept. */
export interface ArchiveNeed {
  /** How long for the logs, in milliseconds; 0 where no log needs them. */
  logMs: number;
  /** Channels excluded from the logs, along with their threads. */
  ignored: ReadonlySet<string>;
  /** Whether rules may be tried on the latest messages. */
  replay: boolean;
}

/** How long messages are kept for trying rules, in milliseconds, and how many per channel. */
export const REPLAY_MS = 24 * 3_600_000;
export const REPLAY_PER_CHANNEL = 500;

const DAY_MS = 24 * 3_600_000;

/** Events whose log entry quotes the message. */
const LOGGED = ['messageDelete', 'messageEdit', 'messageDeleteBulk'] as const;

/** The settings of a guild that decide what is kept. */
interface DecidingSettings {
  logs: Logs;
  messageArchive: { days: number };
  automodReplay: { enabled: boolean };
}

/** What messages of a guild have to be kept for; null for nothing. */
export function archiveNeed({ logs, messageArchive, automodReplay }: DecidingSettings): ArchiveNeed | null {
  const isLogged = LOGGED.some((event) => logs.list[event].enabled);
  const logMs = isLogged ? messageArchive.days * DAY_MS : 0;
  const replay = automodReplay.enabled;
  return logMs === 0 && !replay ? null : { logMs, ignored: new Set(logs.ignore.channels), replay };
}

interface SentMessage {
  channelId: string;
  /** For a thread, its parent channel. */
  parentId: string | null;
  sentAt: Date;
}

/** Whether the logs need a message at that moment, in milliseconds since 1970. */
export function isForLog({ logMs, ignored }: ArchiveNeed, message: SentMessage, now: number): boolean {
  const { channelId, parentId, sentAt } = message;
  const isIgnored = ignored.has(channelId) || (parentId !== null && ignored.has(parentId));
  return !isIgnored && now - sentAt.getTime() < logMs;
}

/** Whether rules may be tried on a message at that moment, in milliseconds since 1970. */
export function isForReplay({ replay }: ArchiveNeed, { sentAt }: Pick<SentMessage, 'sentAt'>, now: number): boolean {
  return replay && now - sentAt.getTime() < REPLAY_MS;
}
