import type { SettingsCache } from '../../../../bot/settings-cache.ts';
import { guildIdOfRequest } from '../../../../http/access.ts';
import type { GuildDirectory, UserGuilds, GuildRights, MemberNames } from '../../../community/index.ts';
import { defineFeature } from '../../../feature.ts';
import type { Frame } from '../../../frame.ts';
import { type CaseActions, createCaseDesk } from './case-desk.ts';
import { createCaseList } from './list/case-list.ts';
import { createCasePeople } from './case-people.ts';
import { createCaseReader } from './case-reader.ts';
import { createCaseRights } from './case-rights.ts';
import { caseChangeRoutes, caseRoutes, oneCaseRoutes } from './case-routes.ts';
import type { CaseStore } from './case-store.ts';
import { createRunningCases } from './running-cases.ts';
import { seedDemoCases } from './demo/seed-demo-cases.ts';

interface Needs extends Pick<Frame, 'database'> {
  cases: CaseStore;
  punishments: CaseActions;
  directory: GuildDirectory;
  userGuilds: UserGuilds;
  rights: GuildRights;
  settingsCache: SettingsCache;
  memberNames: MemberNames;
}

/** Cases on the site. Opened after the punishment feature, which it needs to change cases. */
export const casesSiteFeature = defineFeature({
  name: 'cases-site',
  open: ({
    database: { db, laggingDb },
    cases: store,
    punishments,
    settingsCache: settings,
    memberNames,
    ...needs
  }: Needs) => {
    const rights = createCaseRights({ ...needs, settings });
    const list = createCaseList(laggingDb);
    const people = createCasePeople(db, memberNames);
    const { directory } = needs;
    const reader = createCaseReader({
      db,
      laggingDb,
      list,
      store,
      people,
      directory,
      runningCases: createRunningCases(db),
    });
    const desk = createCaseDesk({ store, rights, actions: punishments });
    const parts = { db, directory, list, reader, people, rights, desk };
    return {
      routes: [caseRoutes(parts), oneCaseRoutes(parts), caseChangeRoutes(parts)],
      access: { caseViewer: (caller, request) => rights.requireViewer(caller, guildIdOfRequest(request)) },
      seedDemo: ({ members }) => seedDemoCases(db, members),
    };
  },
});
