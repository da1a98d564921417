import { cancelActs, newAct } from '../../acts/acts.ts';
import { coalesce } from '../../database/coalesce.ts';
import type { Db } from '../../database/database.ts';
import type { Case } from '../cases/index.ts';
import { caseReportDue } from './case-acts.ts';
import type { Punishments, ReportTo } from './punishments.ts';

/** So long the process that was given an order has to answer the moderator itself, in milliseconds. */
const REPORT_AFTER_MS = 20_000;

/** Tells who gave an order what became of its cases, unless it is taken back by then. */
export function newReport(guildId: string, cases: readonly Case[], { channelId, moderatorId }: ReportTo) {
  const numbers = cases.map(({ number }) => number);
  const payload = { numbers, channelId, moderatorId };
  const at = new Date(Date.now() + REPORT_AFTER_MS);
  return newAct(caseReportDue, { guildId, key: reportKey(numbers), payload, at });
}

/** Takes reports back, those of several orders at a time. */
export function takeBackReports(db: Db): Punishments['reported'] {
  const cancel = coalesce((acts: readonly { guildId: string; key: string }[]) => cancelActs(db, caseReportDue, acts));
  return async (guildId, numbers) => {
    await cancel({ guildId, key: reportKey(numbers) });
  };
}

/** By the order's first case. */
function reportKey(numbers: readonly number[]): string {
  return String(Math.min(...numbers));
}
