import { isModerator } from '../moderation/cases/permissions.ts';
import type { Tab } from '../base/tabs/tabs.ts';

declare module '../base/http/endpoint.ts' {
  interface AccessKinds {
    /** Somebody who may read the log of the guild in the path. */
    logReader: true;
  }
}

/** For endpoints that show what was logged. */
export const LOG_READER = 'logReader';

/** The tabs whose editors may read the log; managers edit all of them. */
export const LOG_READING_TABS = ['moderation', 'logs'] as const satisfies Tab[];

/** What decides whether somebody may read the log of a guild. */
interface LogReaderRights {
  /** The settings tabs they may edit. */
  tabs: readonly Tab[];
  permissions: bigint;
}

/** Whether somebody may read the log; moderators without one of its tabs only where the guild allows it. */
export function readsLogs({ tabs, permissions }: LogReaderRights, moderatorsReadLogs: boolean | null): boolean {
  return (
    LOG_READING_TABS.some((tab) => tabs.includes(tab)) || (moderatorsReadLogs === true && isModerator(permissions))
  );
}
