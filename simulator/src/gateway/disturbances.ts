import type { GatewayHub } from '../sessions/hub.ts';
import { OP } from '../sessions/protocol.ts';

/** Closes all connections; sessions that may not be resumed are deleted. */
export function dropConnections(gateway: GatewayHub, { resumable }: { resumable: boolean }): void {
  if (!resumable) gateway.sessions.clear();
  // 4000 asks the client to reconnect; it then resumes or, if its session is gone, identifies.
  for (const { wire } of gateway.connections) wire.close('pleaseReconnect');
}

/** While frozen, connections stay open but nothing is answered; held answers go out afterwards. */
export function freezeConnections(gateway: GatewayHub, isFrozen: boolean): void {
  gateway.isFrozen = isFrozen;
  for (const { wire } of gateway.connections) wire.setFrozen(isFrozen);
}

/** Opcode 7: asks every client to reconnect and resume. */
export function askReconnect(gateway: GatewayHub): void {
  for (const { wire } of gateway.connections) wire.sendOp(OP.reconnect, null);
}

/** Opcode 1: asks every client for a heartbeat. */
export function askHeartbeat(gateway: GatewayHub): void {
  for (const { wire } of gateway.connections) wire.sendOp(OP.heartbeat, null);
}

/** Opcode 9: ends the sessions, or has the clients resume them. */
export function invalidateSessions(gateway: GatewayHub, { resumable }: { resumable: boolean }): void {
  for (const connection of gateway.connections) {
    if (!resumable && connection.session !== null) {
      gateway.sessions.delete(connection.session.id);
      // The client may identify again over the same connection.
      connection.session = null;
    }
    connection.wire.sendOp(OP.invalidSession, resumable);
  }
}
