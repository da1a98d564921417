import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { OverviewProblem } from '@perigee/core/setup/overview/endpoints';
import type { Db } from '../../../database/database.ts';
import { migratedAt } from '../../../database/migrate.ts';
import { type HistoryStore, readWith, type SectionMap } from '../../community/index.ts';

/** The migration of the version in which reading the log got a switch of its own. */
const SWITCHED_WITH = '0107-deleted-channels';

interface NoticeDeps {
  db: Db;
  settingsHistory: Pick<HistoryStore, 'at'>;
}

interface Noticed {
  guildId: string;
  settings: GuildSettings;
  /** The stored sections. */
  sections: SectionMap;
}

const NOTICE: OverviewProblem = {
  code: 'logsClosedToModerators',
  section: 'moderation',
  tab: 'moderation',
  path: 'moderatorsReadLogs',
  name: null,
  permission: null,
};

/**
 * Tells servers whose moderators could read the log before that had a switch of its own; until somebody saves its
 * section. Where nobody ever has, it tells those that had a log before the switch.
 */
export async function logsNotice(
  deps: NoticeDeps,
  { guildId, settings, sections }: Noticed,
): Promise<OverviewProblem[]> {
  const { moderatorsSeeCases, versions } = settings;
  if (!moderatorsSeeCases || (versions['logs'] ?? 0) === 0) return [];
  const isNoticed =
    (versions['moderation'] ?? 0) === 0
      ? await hadLogs(deps, guildId)
      : readWith('moderation', sections.get('moderation'), isUndecided) === true;
  return isNoticed ? [NOTICE] : [];
}

const isUndecided = (_name: 'moderation', { moderatorsReadLogs }: { moderatorsReadLogs: boolean | null }): boolean =>
  moderatorsReadLogs === null;

async function hadLogs({ db, settingsHistory }: NoticeDeps, guildId: string): Promise<boolean> {
  const since = await migratedAt(db, SWITCHED_WITH);
  if (since === null) return false;
  const versions = new Map((await settingsHistory.at(guildId, since)).map((past) => [past.section, past.version]));
  return (versions.get('logs') ?? null) !== null;
}
