import { RULE_KEYS } from '../../moderation/automod/catalogue.ts';
import { ALL_LOG_EVENTS } from '../../logs/events.ts';
import {
  callKeeper,
  commandKeeper,
  featureKeeper,
  fieldKeeper,
  fileKeeper,
  type Keeper,
  logEventKeeper,
  ruleKeeper,
} from './keepers.ts';

/** What the release notes promise. */
export const RELEASE_PROMISES = {
  crash: [commandKeeper('crash', '100'), fieldKeeper('games.played.crash')],
  duel: [commandKeeper('duel', '100'), fieldKeeper('games.played.duel')],
  minefield: [commandKeeper('minefield', '100'), fieldKeeper('games.played.minefield')],
  jackpot: [
    commandKeeper('jackpot', '1 2 3 4 5 6 7'),
    fieldKeeper('games.played.jackpot'),
    fieldKeeper('games.jackpot.ticketPrice'),
  ],
  fairness: [
    commandKeeper('games'),
    callKeeper('get /public/rounds/{id}'),
    callKeeper('get /public/fair/giveaways/{id}'),
    fieldKeeper('games.maxBet'),
    fieldKeeper('games.maxStakedPerDay'),
  ],
  shop: [
    commandKeeper('shop'),
    commandKeeper('item', 'map'),
    commandKeeper('buy', 'map'),
    commandKeeper('inventory'),
    commandKeeper('use', 'map'),
    commandKeeper('sell', 'map'),
    featureKeeper('items'),
    fieldKeeper('shopRules.sellBack'),
  ],
  jobs: [commandKeeper('jobs'), commandKeeper('work'), featureKeeper('customJobs')],
  levels: [
    commandKeeper('levels'),
    commandKeeper('rank'),
    featureKeeper('levels'),
    featureKeeper('levelRewards'),
    fieldKeeper('levels.voice.enabled'),
  ],
  giveaways: [
    commandKeeper('giveaway'),
    callKeeper('get /private/guilds/{guildId}/giveaways'),
    fieldKeeper('giveawayRules.claimWithin'),
  ],
  coupons: [
    commandKeeper('coupon'),
    callKeeper('post /private/coupons/{guildId}/redeem'),
    featureKeeper('memberCoupons'),
  ],
  greetings: [
    featureKeeper('joinMessage'),
    featureKeeper('welcomePicture'),
    featureKeeper('leaveMessage'),
    featureKeeper('directMessage'),
    featureKeeper('joinRoles'),
    callKeeper('post /private/guilds/{guildId}/tests/greetings'),
  ],
  moderation: [
    commandKeeper('warn'),
    commandKeeper('mute'),
    commandKeeper('kick'),
    commandKeeper('ban'),
    commandKeeper('case'),
    commandKeeper('cases'),
    featureKeeper('mutes'),
    featureKeeper('warnPunishments'),
    callKeeper('get /private/guilds/{guildId}/cases'),
  ],
  automoderation: [...RULE_KEYS.map(ruleKeeper), fieldKeeper('automodReplay.enabled')],
  logs: [
    ...ALL_LOG_EVENTS.map(logEventKeeper),
    fieldKeeper('logs.ignore.channels'),
    fieldKeeper('messageArchive.days'),
  ],
  commands: [
    commandKeeper('help'),
    fieldKeeper('general.prefix'),
    fieldKeeper('general.language.commands'),
    callKeeper('get /public/commands'),
  ],
  overview: [
    callKeeper('get /private/guilds/{guildId}/overview'),
    callKeeper('post /private/guilds/{guildId}/history/{section}/{version}/undo'),
  ],
  languages: [commandKeeper('language'), fieldKeeper('general.language.interface')],
  selfHosting: [fileKeeper('start.ts'), fileKeeper('docs/self-hosting.md')],
} satisfies Record<string, readonly Keeper[]>;

/** The name of a promise in the release notes. */
export type ReleasePromise = keyof typeof RELEASE_PROMISES;
