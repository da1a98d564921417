import type { EventKind } from '@perigee/core/base/events/event';
import * as z from 'zod/mini';
import type { DbTransaction } from '../database/database.ts';

/** What a subscriber does about an event. */
interface EventHandlers<Data> {
  /**
   * Runs in the publishing transaction: for what must follow. It only writes rows and enqueues jobs; if it throws, the
   * whole transaction rolls back.
   */
  inTransaction?(tx: DbTransaction, data: Data): Promise<void>;
  /** Runs in the publishing process after the commit: for what may be lost. */
  afterCommit?(data: Data): Promise<void>;
}

/** The same for the publisher, to which the data is opaque. */
export interface Subscriber extends EventHandlers<unknown> {
  event: string;
}

/** Describes how a feature reacts to an event. */
export function defineSubscriber<Data>({ name, schema }: EventKind<Data>, handlers: EventHandlers<Data>): Subscriber {
  const { inTransaction, afterCommit } = handlers;
  return {
    event: name,
    ...(inTransaction && { inTransaction: async (tx, data) => inTransaction(tx, z.parse(schema, data)) }),
    ...(afterCommit && { afterCommit: async (data) => afterCommit(z.parse(schema, data)) }),
  };
}
