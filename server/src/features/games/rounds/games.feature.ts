import type { SettingsCache } from '../../../bot/settings-cache.ts';
import type { Ledger, Cooldowns, EarningRules, Wallets } from '../../economy/index.ts';
import type { BotGuildsStore, GuildDirectory, GuildRights, NameMembers } from '../../community/index.ts';
import type { Seeds } from '../fairness/seeds.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import { endInTime } from './jobs/end-round.job.ts';
import { drawInTime } from './jobs/draw-jackpot.job.ts';
import { endChallenge } from './jobs/end-challenge.job.ts';
import { coinflipCommand } from './commands/coinflip.command.ts';
import { duelCommand } from './commands/duel.command.ts';
import { houseCommands } from './commands/house-commands.ts';
import { gamesCommand } from './commands/games.command.ts';
import { jackpotCommand } from './commands/jackpot.command.ts';
import { rpsCommand } from './commands/rps.command.ts';
import { moveComponents } from './components/move-components.ts';
import { challengeComponents } from './components/challenge-components.ts';
import { ticketComponent } from './components/ticket-components.ts';
import { createRoundPictures } from './drawing/round-pictures.ts';
import { createLiveMessages, recallMessages } from './live-messages.ts';
import { createShowRounds } from './show-rounds.ts';
import { ownGamesRoutes } from './site/own-routes.ts';
import { publicRoutes } from './site/public-routes.ts';
import { createFindPlayLimits } from './stores/play-limit-store.ts';
import { createCancelEnd } from './game-jobs.ts';
import { createBatchedRoundStore } from './stores/batched-round-store.ts';
import { GAME_TABLES } from './tables.ts';
import { watchRounds } from './watch-messages.listener.ts';

interface Needs extends Pick<Frame, 'database' | 'events' | 'log'> {
  ledger: Ledger;
  wallets: Wallets;
  cooldowns: Cooldowns;
  earningRules: EarningRules;
  botGuilds: BotGuildsStore;
  seeds: Seeds;
  directory: GuildDirectory;
  nameMembers: NameMembers;
  rights: GuildRights;
  settingsCache: SettingsCache;
}

/** Games for money; anybody can verify each round. */
export const gamesFeature = defineFeature({
  name: 'games',
  tables: GAME_TABLES,
  open: (needs: Needs) => {
    const { db } = needs.database;
    const deps = {
      ...needs,
      db,
      rounds: createBatchedRoundStore(db),
      cancelEnd: createCancelEnd(db),
      findPlayLimits: createFindPlayLimits(db),
      live: createLiveMessages(),
      pictures: createRoundPictures(needs.log),
      showRounds: createShowRounds(),
    };
    return {
      routes: [publicRoutes(deps), ownGamesRoutes(deps)],
      commands: [
        coinflipCommand(deps),
        ...houseCommands(deps),
        rpsCommand(deps),
        duelCommand(deps),
        jackpotCommand(deps),
        gamesCommand(deps),
      ],
      components: [...moveComponents(deps), ...challengeComponents(deps), ticketComponent(deps)],
      jobs: [endInTime(deps), endChallenge(deps), drawInTime(deps)],
      listeners: watchRounds(deps),
      botTasks: [recallMessages(deps)],
    };
  },
});
