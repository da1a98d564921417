import type { EventKind } from '@perigee/core/events/event';
import * as z from 'zod/mini';
import type { DbTransaction } from '../database/database.ts';

/** What somebody does about an event. */
interface EventHandlers<Data> {
  /**
   * In the transaction that publishes it: for what must follow. It writes rows and enqueues acts, nothing else; where it
   * throws, nothing happened at all.
   */
  inTransaction?(tx: DbTransaction, data: Data): Promise<void>;
  /** In the process that published it, once that is durable: for what may be missed. */
  afterCommit?(data: Data): Promise<void>;
}

/** The same for the one who publishes, who knows nothing of what is told. */
export interface Subscriber extends EventHandlers<unknown> {
  event: string;
}

/** Describes what is done about an event. */
export function defineSubscriber<Data>({ name, schema }: EventKind<Data>, handlers: EventHandlers<Data>): Subscriber {
  const { inTransaction, afterCommit } = handlers;
  return {
    event: name,
    ...(inTransaction && { inTransaction: async (tx, data) => inTransaction(tx, z.parse(schema, data)) }),
    ...(afterCommit && { afterCommit: async (data) => afterCommit(z.parse(schema, data)) }),
  };
}
