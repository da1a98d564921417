import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../../../../bot/define-listener.ts';
import type { AuditPositions } from './audit-positions.ts';
import { retryWithPauses } from '../../../../../events/retry-with-pauses.ts';

/** A new session misses everything that happened before it. */
export function readBackOnStart(positions: AuditPositions): Listener {
  return defineListener(GatewayDispatchEvents.GuildCreate, (ctx, { id }) =>
    retryWithPauses(ctx.log, () => positions.begin(id)),
  );
}
