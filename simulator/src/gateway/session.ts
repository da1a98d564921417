import type { WebSocket } from 'ws';
import type { JsonObject } from '../json.ts';

/** Events kept for a resume; a session that missed more has to identify anew. */
const REPLAY_MAX = 2_000;

interface SentEvent {
  sequence: number;
  text: string;
}

/** One bot session; it outlives its connection so that it can be resumed. */
export interface Session {
  id: string;
  intents: number;
  shard: [number, number];
  largeThreshold: number;
  sequence: number;
  sent: SentEvent[];
  socket: WebSocket | null;
}

/** Numbers, keeps and (when connected) sends one dispatch. */
export function sendDispatch(session: Session, name: string, data: JsonObject): void {
  session.sequence += 1;
  const text = JSON.stringify({ op: 0, s: session.sequence, t: name, d: data });
  session.sent.push({ sequence: session.sequence, text });
  if (session.sent.length > 2 * REPLAY_MAX) session.sent = session.sent.slice(-REPLAY_MAX);
  session.socket?.send(text);
}

/** Sends again what came after that number; false when it is no longer all there. */
export function replayAfter(session: Session, sequence: number, socket: WebSocket): boolean {
  const oldest = session.sent[0]?.sequence ?? session.sequence + 1;
  if (sequence > session.sequence || sequence < oldest - 1) return false;
  session.socket = socket;
  for (const event of session.sent) if (event.sequence > sequence) socket.send(event.text);
  return true;
}
