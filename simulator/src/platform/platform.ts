import type { Application } from '../state/application.ts';
import type { Timers } from '../base/clock.ts';
import type { Applications } from './applications.ts';
import type { Uploads } from './uploads.ts';
import type { ChatFeed } from './feed.ts';
import type { Counters } from './counters.ts';
import type { Faults } from './faults.ts';
import type { RequestLog } from './request-log.ts';
import type { GatewayHub } from '../sessions/hub.ts';
import type { Allowances } from './allowances.ts';
import type { AnswerChecks } from './answer-check.ts';
import type { Edge } from './edge.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { InteractionRegistry } from './interaction-registry.ts';
import type { Limits } from '../base/limits.ts';
import type { Payments } from './payments.ts';
import type { PlatformEvent } from '../state/platform-event.ts';
import type { World } from '../state/state.ts';
import type { StateFile } from '../state/state-file.ts';

/** The simulator's parts, passed to every route and operation. */
export interface Platform {
  /** The application a call or interaction acts for; by default the one the simulator was started for. */
  application: Application;
  applications: Applications;
  limits: Limits;
  counters: Counters;
  tokenLifetimeSeconds: number;
  /** The URL browsers use, without a trailing slash. */
  publicUrl: string;
  /** The URL bots connect to, `ws://…`. */
  gatewayUrl: string;
  world: World;
  stateFile: StateFile;
  nextId: () => string;
  gateway: GatewayHub;
  feed: ChatFeed;
  interactions: InteractionRegistry;
  uploads: Uploads;
  edge: Edge;
  limiter: RateLimiter;
  allowances: Allowances;
  /** Delay between an action and its audit log entry, in milliseconds; null means it never appears. */
  auditDelayMs: number | null;
  timers: Timers;
  requests: RequestLog;
  answerChecks: AnswerChecks;
  faults: Faults;
  payments: Payments;
  /** While true, every connection is dropped without an answer. */
  isAway: boolean;
}

/** The same platform, acting for that application. */
export function actingAs(platform: Platform, application: Application): Platform {
  return application === platform.application ? platform : { ...platform, application };
}

/** Sends an event to the gateway sessions and chat pages concerned, and schedules a write of the state file. */
export function announce(platform: Platform, event: PlatformEvent): void {
  platform.stateFile.touch();
  if (event.onlyFor === undefined) platform.gateway.dispatch(event);
  platform.feed.publish(event);
}
