import type { Application } from './applications/application.ts';
import type { Applications } from './applications/applications.ts';
import type { Uploads } from './cdn/uploads.ts';
import type { ChatFeed } from './chat/feed.ts';
import type { Counters } from './control/counters.ts';
import type { Faults } from './control/faults.ts';
import type { RequestLog } from './control/request-log.ts';
import type { GatewayHub } from './gateway/hub.ts';
import type { Allowances } from './http/allowances.ts';
import type { AnswerChecks } from './http/answer-check.ts';
import type { RateLimiter } from './http/rate-limiter.ts';
import type { InteractionDesk } from './interactions/desk.ts';
import type { Limits } from './limits.ts';
import type { Payments } from './payments/payments.ts';
import type { PlatformEvent } from './platform-event.ts';
import type { World } from './world/state.ts';
import type { StateFile } from './world/state-file.ts';

/** The stand-in's parts, handed to every route and operation. */
export interface Platform {
  /** On whose behalf a call is made or an interaction answered; otherwise the one the stand-in was started for. */
  application: Application;
  applications: Applications;
  limits: Limits;
  counters: Counters;
  tokenLifetimeSeconds: number;
  /** Where browsers reach it, without a trailing slash. */
  publicUrl: string;
  /** Where bots connect, `ws://…`. */
  gatewayUrl: string;
  world: World;
  stateFile: StateFile;
  nextId: () => string;
  gateway: GatewayHub;
  feed: ChatFeed;
  interactions: InteractionDesk;
  uploads: Uploads;
  limiter: RateLimiter;
  allowances: Allowances;
  /** How long after a deed its audit log entry appears. */
  auditDelayMs: number;
  requests: RequestLog;
  answerChecks: AnswerChecks;
  faults: Faults;
  payments: Payments;
  /** While true every connection is dropped without an answer. */
  isAway: boolean;
}

/** The same stand-in, as that application meets it. */
export function actingAs(platform: Platform, application: Application): Platform {
  return application === platform.application ? platform : { ...platform, application };
}

/** Tells everybody concerned about a change of the world and has it written to the state file. */
export function announce(platform: Platform, event: PlatformEvent): void {
  platform.stateFile.touch();
  if (event.onlyFor === undefined) platform.gateway.dispatch(event);
  platform.feed.publish(event);
}
