import type { CheckResult } from '@perigee/core/insights/host/checks';
import { type CheckDeps, type DoctorCheck } from './check.ts';
import { clockCheck } from './clock.check.ts';
import { commandsCheck } from './commands.check.ts';
import { databaseCheck } from './database.check.ts';
import { intentsCheck } from './intents.check.ts';
import { nodeCheck } from './node.check.ts';
import { paymentsCheck } from './payments.check.ts';
import { proxyCheck } from './proxy.check.ts';
import { redirectsCheck } from './redirects.check.ts';
import { redisCheck } from './redis.check.ts';
import { schemaCheck } from './schema.check.ts';
import { secretCheck } from './secret.check.ts';
import { siteCheck } from './site.check.ts';
import { spaceCheck } from './space.check.ts';
import { statementsCheck } from './statements.check.ts';
import { tlsCheck } from './tls.check.ts';
import { tokenCheck } from './token.check.ts';
import { transactionsCheck } from './transactions.check.ts';

/** In the order they are reported. */
const CHECKS: readonly DoctorCheck[] = [
  nodeCheck,
  clockCheck,
  databaseCheck,
  schemaCheck,
  spaceCheck,
  statementsCheck,
  transactionsCheck,
  redisCheck,
  tokenCheck,
  secretCheck,
  intentsCheck,
  redirectsCheck,
  commandsCheck,
  siteCheck,
  tlsCheck,
  proxyCheck,
  paymentsCheck,
];

/** Runs all checks of the doctor, in parallel. */
export function runChecks(deps: CheckDeps): Promise<CheckResult[]> {
  return Promise.all(CHECKS.map((check) => check.run(deps)));
}
