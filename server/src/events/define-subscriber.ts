import type { EventKind } from '@perigee/core/events/event';
import * as z from 'zod/mini';
import type { DbTransaction } from '../database/database.ts';

/** What somebody does about an event. */
interface Hearing<Data> {
  /**
   * In the transaction that publishes it: for what must follow. It writes rows and enqueues acts, nothing else; where it
   * throws, nothing happened at all.
   */
  within?(tx: DbTransaction, data: Data): Promise<void>;
  /** In the process that published it, once that is durable: for what may be missed. */
  afterwards?(data: Data): Promise<void>;
}

/** The same for the one who publishes, who knows nothing of what is told. */
export interface Subscriber extends Hearing<unknown> {
  event: string;
}

/** Describes what is done about an event. */
export function defineSubscriber<Data>({ name, schema }: EventKind<Data>, hearing: Hearing<Data>): Subscriber {
  const { within, afterwards } = hearing;
  return {
    event: name,
    ...(within && { within: async (tx, data) => within(tx, z.parse(schema, data)) }),
    ...(afterwards && { afterwards: async (data) => afterwards(z.parse(schema, data)) }),
  };
}
