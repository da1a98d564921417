import type { GuildDirectory } from '../../community/index.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import { mountAppealOnBot as mountOnBot } from './mount-appeal-on-bot.ts';
import { forgetAppealsOf } from './forget-person.ts';
import { openAppeals } from './open-appeals.ts';
import { reviewRoutes } from './review/review-routes.ts';
import { appealRoutes } from './routes.ts';
import { APPEAL_TABLES } from './tables.ts';

interface Needs extends Pick<Frame, 'config' | 'api' | 'database' | 'redis' | 'log'> {
  directory: GuildDirectory;
}

/** Appeals against a ban in the support community. */
export const appealFeature = defineFeature({
  name: 'appeal',
  tables: APPEAL_TABLES,
  open: ({ config: { appeals: config }, api, database, redis, directory, log }: Needs) => {
    const appeals = openAppeals({ config, api, db: database.db, redis, directory, log });
    return {
      services: { appeals },
      routes: [appealRoutes(appeals), reviewRoutes(appeals, config)],
      forgetPerson: (scope) => forgetAppealsOf(database.db, scope),
      access: { appealReviewer: (caller) => appeals.reviewers.requireReviewer(caller) },
      ...mountOnBot(appeals, config),
    };
  },
});
