import type { API } from '@discordjs/core/http-only';
import type { RESTPostAPIApplicationCommandsJSONBody } from 'discord-api-types/v10';
import {
  type CheckFacts,
  type CheckId,
  type CheckResult,
  type FindingOf,
  statusOf,
} from '@perigee/core/insights/host/checks';
import type { Config } from '../../../../config/config.ts';
import type { Db } from '../../../../database/database.ts';
import type { PlatformConfig } from '../../../../discord/platform.ts';

/** What the checks may use. */
export interface CheckDeps {
  config: Config;
  /** Null in a demo that is not running: there is no platform to ask. */
  discord: { platform: PlatformConfig; api: API } | null;
  /** Null where there is no database yet. */
  db: Db | null;
  /** The commands of this version, as the platform registers them. */
  commands: () => readonly RESTPostAPIApplicationCommandsJSONBody[];
}

/** One check of the doctor. */
export interface DoctorCheck {
  id: CheckId;
  run(deps: CheckDeps): Promise<CheckResult>;
}

/** Reports one of the check's own findings, which determines its status. */
export type ReportFinding<Id extends CheckId> = (finding: FindingOf<Id>, facts?: CheckFacts) => CheckResult;

/** Defines a check. */
export function defineCheck<const Id extends CheckId>(
  id: Id,
  look: (deps: CheckDeps, found: ReportFinding<Id>) => Promise<CheckResult> | CheckResult,
): DoctorCheck {
  const found: ReportFinding<Id> = (finding, facts = {}) => ({ id, finding, facts, status: statusOf(id, finding) });
  return { id, run: async (deps) => look(deps, found) };
}
