import { isSameName } from '@perigee/core/base/names/name-key';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import type { Ledger, Inventories, Wallets } from '../../economy/index.ts';
import {
  type GuildDirectory,
  type GuildRights,
  type NameMembers,
  type SettingsService,
  onItemsSaved,
} from '../../community/index.ts';
import type { Seeds } from '../../games/index.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import type { DirectMessages } from '../../../bot/direct-messages/direct-messages.ts';
import type { Subscriber } from '../../../events/define-subscriber.ts';
import { drawUnclaimed } from './jobs/draw-unclaimed.job.ts';
import { endGiveawayInTime } from './jobs/end-giveaway.job.ts';
import { postGiveaway } from './jobs/post-giveaway.job.ts';
import { showChanges } from './jobs/show-giveaway.job.ts';
import { announceGiveawayResult } from './jobs/announce-result.job.ts';
import { notifyWinner } from './jobs/notify-winner.job.ts';
import { giveawayCommand } from './commands/giveaway.command.ts';
import { claimComponent, entryComponents } from './components/entry-components.ts';
import { catchUp } from './catch-up.ts';
import { createEntryCounter } from './counter.ts';
import { forgetEntrants } from './forget-entrants.ts';
import { forgetGiveawaysOf } from './forget-person.ts';
import { giveawayProblems } from './giveaway-problems.ts';
import { fairRoutes } from './site/fair-routes.ts';
import { findInactiveGiveaways } from './inactive-giveaways.ts';
import { noticeDeletions } from './notice-deletions.ts';
import { readRoutes } from './site/manager-routes.ts';
import { ownGiveawaysRoutes } from './site/own-routes.ts';
import { stateRoutes, stepRoutes } from './site/step-routes.ts';
import { createEntryStore } from './stores/entry-store.ts';
import { GIVEAWAY_TABLES } from './tables.ts';
import { giveawayStore } from './stores/giveaway-store.ts';

interface Needs extends Pick<Frame, 'database' | 'events' | 'api' | 'log'> {
  ledger: Ledger;
  wallets: Wallets;
  inventories: Inventories;
  settings: SettingsService;
  settingsCache: SettingsCache;
  directory: GuildDirectory;
  directMessages: DirectMessages;
  rights: GuildRights;
  nameMembers: NameMembers;
  seeds: Seeds;
}

/** Prizes drawn among members who enter; everybody can verify the draw. */
export const giveawaysFeature = defineFeature({
  name: 'giveaways',
  tables: GIVEAWAY_TABLES,
  open: (needs: Needs) => {
    const { database, settingsCache, log, settings: settingsService } = needs;
    const { db } = database;
    const deps = {
      ...needs,
      db,
      settings: settingsCache,
      entries: createEntryStore(db),
    };
    const counter = createEntryCounter(deps);
    return {
      routes: [readRoutes(deps), stepRoutes(deps), stateRoutes(deps), ownGiveawaysRoutes(deps), fairRoutes(deps)],
      commands: [giveawayCommand(deps)],
      components: [...entryComponents({ ...deps, counter }), claimComponent(deps)],
      jobs: [
        postGiveaway(deps),
        showChanges(deps),
        endGiveawayInTime(deps),
        announceGiveawayResult(deps),
        notifyWinner(deps),
        drawUnclaimed(deps),
      ],
      subscribers: [followItemsInGiveaways(settingsService)],
      listeners: noticeDeletions(db),
      botTasks: [() => counter.close, catchUp(db, counter)],
      tasks: [() => forgetEntrants(db, log)],
      inactive: findInactiveGiveaways(db),
      problems: giveawayProblems(db, needs.directory),
      forgetPerson: (scope) => forgetGiveawaysOf(deps, scope),
    };
  },
});

/** Renames an item in giveaway prizes when the item is renamed. */
function followItemsInGiveaways(settings: Pick<SettingsService, 'versionOf'>): Subscriber {
  return onItemsSaved(settings, async (tx, { guildId, renamed }) => {
    if (renamed === null) return;
    for (const open of await giveawayStore.listOpen(tx, guildId)) {
      // As it is once no edit of it is under way, which would be lost otherwise.
      const giveaway = await giveawayStore.lock(tx, open);
      if (giveaway === null) continue;
      const { prize } = giveaway.about;
      if (prize.kind !== 'item' || !isSameName(prize.item, renamed.from)) continue;
      const about = { ...giveaway.about, prize: { ...prize, item: renamed.to } };
      await giveawayStore.change(tx, giveaway, { about: JSON.stringify(about) });
    }
  });
}
