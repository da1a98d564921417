import type { API } from '@discordjs/core/http-only';
import type { RESTPostAPIApplicationCommandsJSONBody } from 'discord-api-types/v10';
import { type CheckFacts, type CheckId, type CheckResult, type FindingOf, statusOf } from '@perigee/core/host/checks';
import type { Config } from '../../../config/config.ts';
import type { Db } from '../../../database/database.ts';
import type { PlatformConfig } from '../../../discord/platform.ts';

/** Whom the checks ask. */
export interface CheckDeps {
  config: Config;
  /** Null in a demo that is not running: there is nobody to ask. */
  discord: { platform: PlatformConfig; api: API } | null;
  /** Null where there is none yet. */
  db: Db | null;
  /** The commands of this version, as the platform registers them. */
  commands: () => readonly RESTPostAPIApplicationCommandsJSONBody[];
}

/** One thing the doctor looks at. */
export interface DoctorCheck {
  id: CheckId;
  run(deps: CheckDeps): Promise<CheckResult>;
}

/** What a check says it found: one of its own findings, which tells how bad it is. */
export type ReportFinding<Id extends CheckId> = (finding: FindingOf<Id>, facts?: CheckFacts) => CheckResult;

/** Describes a check. */
export function defineCheck<const Id extends CheckId>(
  id: Id,
  look: (deps: CheckDeps, found: ReportFinding<Id>) => Promise<CheckResult> | CheckResult,
): DoctorCheck {
  const found: ReportFinding<Id> = (finding, facts = {}) => ({ id, finding, facts, status: statusOf(id, finding) });
  return { id, run: async (deps) => look(deps, found) };
}
