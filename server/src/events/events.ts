import type { EventKind } from '@perigee/core/base/events/event';
import type { Logger } from 'pino';
import type { Db, DbTransaction } from '../database/database.ts';
import { describeError } from '../errors/describe-error.ts';
import type { Subscriber } from './define-subscriber.ts';

/** How features notify each other of what happened without knowing who listens. */
export interface Events {
  /** A transaction in which events may be published. It resolves once `afterCommit` handlers have run. */
  transaction<Result>(work: (tx: DbTransaction) => Promise<Result>): Promise<Result>;
  /** Publishes an event as part of this transaction; after a rollback no `afterCommit` handler runs. */
  publish<Data>(tx: DbTransaction, event: EventKind<Data>, data: Data): Promise<void>;
  subscribe(...subscribers: readonly Subscriber[]): void;
  /** Calls `notify` after each transaction of this process: it may have left work. Returns an unsubscribe function. */
  onCommit(notify: (tx: DbTransaction) => void): () => void;
}

interface Published {
  name: string;
  data: unknown;
}

export function createEvents(db: Db, log: Logger): Events {
  const subscribers: Subscriber[] = [];
  const committed = new Set<(tx: DbTransaction) => void>();
  const open = new WeakMap<DbTransaction, Published[]>();

  const notifyAfterCommit = async ({ name, data }: Published) => {
    const listening = subscribers.flatMap(({ event, afterCommit }) =>
      event === name && afterCommit ? [afterCommit] : [],
    );
    const results = await Promise.allSettled(listening.map((handle) => handle(data)));
    for (const result of results) {
      // The change is already committed; a failing subscriber does not undo it.
      if (result.status === 'rejected')
        log.error({ event: name, ...describeError(result.reason) }, 'event listener failed');
    }
  };

  return {
    async transaction(work) {
      const published: Published[] = [];
      const done = await db.transaction().execute(async (tx) => {
        open.set(tx, published);
        return { result: await work(tx), tx };
      });
      for (const notify of committed) notify(done.tx);
      for (const event of published) await notifyAfterCommit(event);
      return done.result;
    },

    async publish(tx, { name }, data) {
      const published = open.get(tx);
      if (published === undefined) throw new Error(`event ${name} was published outside an events transaction`);
      for (const { event, inTransaction } of subscribers) {
        if (event === name) await inTransaction?.(tx, data);
      }
      published.push({ name, data });
    },

    subscribe(...added) {
      subscribers.push(...added);
    },

    onCommit(notify) {
      committed.add(notify);
      return () => committed.delete(notify);
    },
  };
}
