import type { Logger } from 'pino';
import type { Db } from '../database/database.ts';
import { describeError } from '../errors/describe-error.ts';
import type { Events } from '../events/events.ts';
import { type OpenAttempt, openAttempt, type Sender } from './act-attempt.ts';
import { runTraced, type Tracing } from '../tracing/tracing.ts';
import type { ActDefinition } from './act-definition.ts';
import type { ActQueue, ClaimedAct, TryResult } from './act-queue.ts';
import { ActDeferred } from './act-refused.ts';
import { judgeFailure } from './judge-failure.ts';
import type { ActWatch } from './watch-acts.ts';

/** What acts are given to work with. */
export interface ActContext extends Omit<Sender, 'db'> {
  log: Logger;
  tracing: Tracing;
}

export interface PerformParts<Context extends ActContext> {
  db: Db;
  events: Events;
  queue: ActQueue;
  ctx: Context;
  watch: ActWatch;
  onAbandoned: () => void;
}

/** Performs a claimed act once and records the outcome. */
export async function performAct<Context extends ActContext>(
  performing: PerformParts<Context>,
  definition: ActDefinition<Context>,
  act: ClaimedAct,
): Promise<void> {
  performing.watch.taken(act);
  const attributes = { 'perigee.guild': act.guildId };
  const span = { name: `act ${act.name}`, kind: 'consumer', from: act.trace, attributes } as const;
  return runTraced(performing.ctx.tracing, span, () => perform(performing, definition, act));
}

async function perform<Context extends ActContext>(
  { db, events, queue, ctx, watch, onAbandoned }: PerformParts<Context>,
  definition: ActDefinition<Context>,
  act: ClaimedAct,
): Promise<void> {
  const { log } = ctx;
  const attempt = openAttempt({ db, api: ctx.api, botId: ctx.botId }, act);
  try {
    const result = await tryOnce(ctx, definition, act, attempt);
    await note({ events, queue }, definition, act, result);
    watch.tried(act, result.state);
    if (result.state === 'failed') onAbandoned();
  } catch (error) {
    // The database is away: the act is claimed again once its lease expires.
    log.warn({ act: act.name, id: act.id, ...describeError(error) }, 'failed to record job outcome');
  }
}

async function tryOnce<Context extends ActContext>(
  ctx: Context,
  definition: ActDefinition<Context>,
  act: ClaimedAct,
  attempt: OpenAttempt,
): Promise<TryResult> {
  try {
    await definition.perform(ctx, act.payload, attempt);
    return { state: 'done', problem: null, delayMs: 0, messageId: attempt.messageId(), isBegun: attempt.isBegun() };
  } catch (error) {
    const { name, guildId, id } = act;
    const verdict = judgeFailure(definition, act, error);
    if (!(error instanceof ActDeferred)) {
      ctx.log.warn({ act: name, guildId, id, ...verdict, ...describeError(error) }, 'job failed');
    }
    return { ...verdict, messageId: attempt.messageId(), isBegun: attempt.isBegun() };
  }
}

async function note<Context>(
  { events, queue }: Pick<PerformParts<never>, 'events' | 'queue'>,
  { settle }: ActDefinition<Context>,
  act: ClaimedAct,
  result: TryResult,
): Promise<void> {
  const { state, problem, messageId } = result;
  if (state === 'waiting' || settle === undefined) {
    await queue.release(act, result);
    return;
  }
  await events.transaction(async (tx) => {
    const isOurs = await queue.releaseIn(tx, act, result);
    if (isOurs) await settle(tx, act.payload, { guildId: act.guildId, state, problem, messageId });
  });
}
