import type { AlterableEvents } from './alteration.ts';
import type { Wire } from './wire.ts';

/** Events kept for a resume; a session that missed more has to identify again. */
const REPLAY_MAX = 2_000;

interface SentEvent {
  sequence: number;
  text: string;
}

/** One bot session; it outlives its connection so that it can be resumed. */
export interface Session {
  id: string;
  applicationId: string;
  intents: number;
  shard: [number, number];
  largeThreshold: number;
  sequence: number;
  sentEvents: SentEvent[];
  /** Null while it waits to be resumed. */
  wire: Wire | null;
  /** When it lost its connection, in milliseconds since the epoch. */
  lostAt: number;
  events: AlterableEvents;
}

/** Numbers and stores one dispatch and, when connected, sends it; `data` is already JSON text. */
export function sendDispatch(session: Session, name: string, data: string): void {
  const sent = session.events.apply(name, data);
  if (sent === null) return;
  session.sequence += 1;
  const text = `{"t":"${name}","s":${session.sequence},"op":0,"d":${sent}}`;
  session.sentEvents.push({ sequence: session.sequence, text });
  if (session.sentEvents.length > 2 * REPLAY_MAX) session.sentEvents = session.sentEvents.slice(-REPLAY_MAX);
  session.wire?.send(text);
}

/** Whether all events after that sequence number are still stored. */
export function canReplay(session: Session, sequence: number): boolean {
  const oldest = session.sentEvents[0]?.sequence ?? session.sequence + 1;
  return sequence >= oldest - 1;
}

/** Resends the events after that sequence number over the session's new connection. */
export function replayAfter(session: Session, sequence: number): void {
  for (const event of session.sentEvents) if (event.sequence > sequence) session.wire?.send(event.text);
}

/**
 * Resends the events of that name whose data contain `part`, with their original sequence numbers. Returns how many: 0
 * while the session is not connected.
 */
export function repeatEvents({ sentEvents, wire }: Session, name: string, part: string): number {
  if (wire === null) return 0;
  const start = `{"t":"${name}",`;
  const repeated = sentEvents.filter(({ text }) => text.startsWith(start) && text.includes(part));
  for (const { text } of repeated) wire.send(text);
  return repeated.length;
}
