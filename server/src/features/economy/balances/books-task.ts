import type { Logger } from 'pino';
import type { Db } from '../../../database/database.ts';
import { repeat } from '../../../process/repeat.ts';
import { checkBooks } from './check-books.ts';

/** Pause between two checks of all books, in milliseconds: a day. */
const PAUSE_MS = 24 * 60 * 60 * 1000;

/** Checks once a day that the books balance, and logs an error if they do not. Returns a function that stops it. */
export function watchBooks(db: Db, log: Logger): () => Promise<void> {
  return repeat({
    pauseMs: PAUSE_MS,
    log,
    failure: 'failed to check ledger',
    work: async () => {
      const { guilds, difference } = await checkBooks(db);
      if (difference === null) log.debug({ guilds }, 'ledger is balanced');
      else log.error({ difference }, 'ledger is unbalanced, run `npm run books` for details');
      return false;
    },
  });
}
