import type { GatewayHub } from '../sessions/hub.ts';
import { OP } from '../sessions/protocol.ts';

/** Closes all connections; a session that may not be resumed is forgotten. */
export function dropConnections(gateway: GatewayHub, { resumable }: { resumable: boolean }): void {
  if (!resumable) gateway.sessions.clear();
  // 4000 asks the client to come back; it then resumes or, when its session is gone, identifies.
  for (const { wire } of gateway.connections) wire.close('pleaseReconnect');
}

/** While frozen, connections stay open and nothing is answered; afterwards all of it is. */
export function freezeConnections(gateway: GatewayHub, isFrozen: boolean): void {
  gateway.isFrozen = isFrozen;
  for (const { wire } of gateway.connections) wire.setFrozen(isFrozen);
}

/** Opcode 7: asks every client to come back and resume. */
export function askReconnect(gateway: GatewayHub): void {
  for (const { wire } of gateway.connections) wire.sendOp(OP.reconnect, null);
}

/** Opcode 1: asks every client for a heartbeat. */
export function askHeartbeat(gateway: GatewayHub): void {
  for (const { wire } of gateway.connections) wire.sendOp(OP.heartbeat, null);
}

/** Opcode 9: takes the sessions away, or has the clients resume them. */
export function invalidateSessions(gateway: GatewayHub, { resumable }: { resumable: boolean }): void {
  for (const connection of gateway.connections) {
    if (!resumable && connection.session !== null) {
      gateway.sessions.delete(connection.session.id);
      // The client may identify anew over the same connection.
      connection.session = null;
    }
    connection.wire.sendOp(OP.invalidSession, resumable);
  }
}
