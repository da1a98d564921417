import type { JsonObject } from '../base/json.ts';
import type { Connection } from './connection.ts';
import { readBotToken } from './identify.ts';
import { OP } from '../sessions/protocol.ts';
import { canReplay, replayAfter, sendDispatch } from '../sessions/session.ts';

/** Answers opcode 6: sends the missed events, or has the client identify again. */
export function resume(connection: Connection, data: JsonObject): void {
  const { platform, wire } = connection;
  if (connection.session !== null) return wire.close('alreadyAuthenticated');
  const application = readBotToken(platform, data['token']);
  if (application === undefined) return wire.close('authenticationFailed');

  const { session_id: id, seq } = data;
  platform.gateway.forgetLost();
  const session = typeof id === 'string' ? platform.gateway.sessions.get(id) : undefined;
  if (session?.applicationId !== application.id || typeof seq !== 'number')
    return wire.sendOp(OP.invalidSession, false);
  if (!Number.isInteger(seq) || seq < 0 || seq > session.sequence) {
    platform.gateway.sessions.delete(session.id);
    return wire.close('invalidSequence');
  }
  if (!canReplay(session, seq)) return wire.sendOp(OP.invalidSession, false);

  platform.counters.add('resumes');
  const previous = session.wire;
  session.wire = wire;
  connection.session = session;
  previous?.terminate();
  replayAfter(session, seq);
  sendDispatch(session, 'RESUMED', JSON.stringify({ _trace: ['simulator'] }));
}
