import type { SettingsCache } from '../../../../bot/settings-cache.ts';
import { guildIdOfRequest } from '../../../../http/access.ts';
import type { ChannelReaders, GuildDirectory, UserGuilds, GuildRights, MemberNames } from '../../../community/index.ts';
import type { FeatureParts } from '../../../feature.ts';
import type { Frame } from '../../../frame.ts';
import { type CaseActions, createCaseDesk } from './case-desk.ts';
import { createCaseList } from './list/case-list.ts';
import { createCasePeople } from './case-people.ts';
import { createCaseReader } from './case-reader.ts';
import { createCaseRights } from './case-rights.ts';
import { caseChangeRoutes, caseRoutes, oneCaseRoutes } from './case-routes.ts';
import type { CaseStore } from '../records/case-store.ts';
import { createReadableEvidence } from '../records/readable-evidence.ts';
import { createRunningCases } from './running-cases.ts';

/** What the cases on the site are built from. */
export interface CaseSiteNeeds extends Pick<Frame, 'database'> {
  cases: CaseStore;
  punishments: CaseActions;
  directory: GuildDirectory;
  userGuilds: UserGuilds;
  rights: GuildRights;
  settingsCache: SettingsCache;
  memberNames: MemberNames;
  channelReaders: ChannelReaders;
}

/** Cases on the site. */
export function openCaseSite(needs: CaseSiteNeeds): Pick<Required<FeatureParts>, 'routes' | 'access'> {
  const {
    database,
    cases: store,
    directory,
    memberNames,
    punishments,
    channelReaders,
    settingsCache: settings,
  } = needs;
  const { db, laggingDb } = database;
  const rights = createCaseRights({ ...needs, settings });
  const list = createCaseList(laggingDb);
  const people = createCasePeople(db, memberNames);
  const runningCases = createRunningCases(db);
  const readableEvidence = createReadableEvidence({ db, readers: channelReaders, directory });
  const reader = createCaseReader({ db, laggingDb, list, store, people, directory, runningCases, readableEvidence });
  const desk = createCaseDesk({ store, rights, actions: punishments });
  const deps = { db, directory, list, reader, people, rights, desk, store, readableEvidence };
  return {
    routes: [caseRoutes(deps), oneCaseRoutes(deps), caseChangeRoutes(deps)],
    access: { caseViewer: (caller, request) => rights.requireViewer(caller, guildIdOfRequest(request)) },
  };
}
