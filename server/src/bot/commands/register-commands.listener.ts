import { setTimeout as sleep } from 'node:timers/promises';
import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { describeError } from '../../errors/describe-error.ts';
import { defineListener, type Listener, type ListenerContext } from '../define-listener.ts';
import { compareCommands } from './compare-commands.ts';
import { slashPayloads } from './slash-payload.ts';

/** First and longest pause between attempts, in milliseconds; each is twice the one before. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/**
 * Registers this version's commands with the platform; the process with the first shard does it for all. Retries until
 * `stopping` is aborted; a failure is logged only once.
 */
export function registerCommands(stopping: AbortSignal): readonly Listener[] {
  let isUnderWay = false;
  let wasDone = false;

  const registerWithRetries = async (ctx: ListenerContext, shardId: number) => {
    if (shardId !== 0 || isUnderWay) return;
    isUnderWay = true;
    for (let pauseMs = FIRST_PAUSE_MS; !stopping.aborted; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      const failure = await register(ctx).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (failure === null) {
        wasDone = true;
        break;
      }
      if (pauseMs === FIRST_PAUSE_MS && !stopping.aborted) {
        ctx.log.error(describeError(failure.error), 'failed to register slash commands, retrying');
      }
      await sleep(pauseMs, undefined, { signal: stopping, ref: false }).catch(() => {});
    }
    isUnderWay = false;
  };
  return [
    defineListener(GatewayDispatchEvents.Ready, (ctx, _data, shardId) => registerWithRetries(ctx, shardId)),
    // The session may have been begun by an earlier version with other commands.
    defineListener(GatewayDispatchEvents.Resumed, (ctx, _data, shardId) =>
      wasDone ? undefined : registerWithRetries(ctx, shardId),
    ),
  ];
}

async function register({ api, clientId, commands, log }: ListenerContext): Promise<void> {
  const requested = commands.all.flatMap(slashPayloads);
  const registered = await api.applicationCommands.getGlobalCommands(clientId, { with_localizations: true });
  // Each overwrite makes every client reload the commands, and the platform limits overwrites per day.
  const { missing, surplus, changed } = compareCommands(registered, requested);
  if (missing + surplus + changed === 0) return;
  await api.applicationCommands.bulkOverwriteGlobalCommands(clientId, requested);
  log.info({ commands: requested.length }, 'registered slash commands');
}
