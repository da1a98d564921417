import { setTimeout as sleep } from 'node:timers/promises';
import type { IIdentifyThrottler } from '@discordjs/ws';
import type { Logger } from 'pino';
import type { ShardStore } from '../../shards/shard-store.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { createSessionStarts } from './session-starts.ts';

/** Pause before asking again, in milliseconds. */
const ASK_AGAIN_MS = 250;

/**
 * Lets sessions begin one at a time across all processes: the platform limits them per `shard % max_concurrency`, and
 * resets the token of a bot that begins too many a day. Waits while the database is away.
 */
export function createIdentifyThrottler(
  store: Pick<ShardStore, 'claimIdentify'>,
  { info, askInfo }: Pick<Gateway, 'info' | 'askInfo'>,
  log: Logger,
): IIdentifyThrottler {
  const starts = createSessionStarts(askInfo, log);
  const claim = async (shardId: number): Promise<boolean> => {
    try {
      if (!(await starts.mayBegin())) return false;
      const { max_concurrency: keys } = (await info()).session_start_limit;
      return await store.claimIdentify(shardId % keys);
    } catch (error) {
      log.debug({ err: error, shardId }, 'failed to reserve a session start');
      return false;
    }
  };
  return {
    async waitForIdentify(shardId, signal) {
      while (!(await claim(shardId))) await sleep(ASK_AGAIN_MS, undefined, { signal });
      signal.throwIfAborted();
      starts.countOne();
    },
  };
}
