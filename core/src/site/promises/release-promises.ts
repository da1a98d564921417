import { RULE_KEYS } from '../../moderation/automod/catalogue.ts';
import { ALL_LOG_EVENTS } from '../../logs/events.ts';
import {
  callEvidence,
  commandEvidence,
  featureEvidence,
  fieldEvidence,
  fileEvidence,
  type PromiseEvidence,
  logEventEvidence,
  ruleEvidence,
} from './promise-evidence.ts';

/** What the release notes promise. */
export const RELEASE_PROMISES = {
  crash: [commandEvidence('crash', '100'), fieldEvidence('games.played.crash')],
  duel: [commandEvidence('duel', '100'), fieldEvidence('games.played.duel')],
  minefield: [commandEvidence('minefield', '100'), fieldEvidence('games.played.minefield')],
  jackpot: [
    commandEvidence('jackpot', '1 2 3 4 5 6 7'),
    fieldEvidence('games.played.jackpot'),
    fieldEvidence('games.jackpot.ticketPrice'),
  ],
  fairness: [
    commandEvidence('games'),
    callEvidence('get /public/rounds/{id}'),
    callEvidence('get /public/fair/giveaways/{id}'),
    fieldEvidence('games.maxBet'),
    fieldEvidence('games.maxStakedPerDay'),
  ],
  shop: [
    commandEvidence('shop'),
    commandEvidence('item', 'map'),
    commandEvidence('buy', 'map'),
    commandEvidence('inventory'),
    commandEvidence('use', 'map'),
    commandEvidence('sell', 'map'),
    featureEvidence('items'),
    fieldEvidence('shopRules.sellBack'),
  ],
  jobs: [commandEvidence('jobs'), commandEvidence('work'), featureEvidence('customJobs')],
  levels: [
    commandEvidence('levels'),
    commandEvidence('rank'),
    featureEvidence('levels'),
    featureEvidence('levelRewards'),
    fieldEvidence('levels.voice.enabled'),
  ],
  giveaways: [
    commandEvidence('giveaway'),
    callEvidence('get /private/guilds/{guildId}/giveaways'),
    fieldEvidence('giveawayRules.claimWithin'),
  ],
  coupons: [
    commandEvidence('coupon'),
    callEvidence('post /private/coupons/{guildId}/redeem'),
    featureEvidence('memberCoupons'),
  ],
  greetings: [
    featureEvidence('joinMessage'),
    featureEvidence('welcomePicture'),
    featureEvidence('leaveMessage'),
    featureEvidence('directMessage'),
    featureEvidence('joinRoles'),
    callEvidence('post /private/guilds/{guildId}/tests/greetings'),
  ],
  moderation: [
    commandEvidence('warn'),
    commandEvidence('mute'),
    commandEvidence('kick'),
    commandEvidence('ban'),
    commandEvidence('case'),
    commandEvidence('cases'),
    featureEvidence('mutes'),
    featureEvidence('warnPunishments'),
    callEvidence('get /private/guilds/{guildId}/cases'),
  ],
  automoderation: [...RULE_KEYS.map(ruleEvidence), fieldEvidence('automodReplay.enabled')],
  logs: [
    ...ALL_LOG_EVENTS.map(logEventEvidence),
    fieldEvidence('logs.ignore.channels'),
    fieldEvidence('messageArchive.days'),
  ],
  commands: [
    commandEvidence('help'),
    fieldEvidence('general.prefix'),
    fieldEvidence('general.language.commands'),
    callEvidence('get /public/commands'),
  ],
  overview: [
    callEvidence('get /private/guilds/{guildId}/overview'),
    callEvidence('post /private/guilds/{guildId}/history/{section}/{version}/undo'),
  ],
  languages: [commandEvidence('language'), fieldEvidence('general.language.interface')],
  selfHosting: [fileEvidence('start.ts'), fileEvidence('docs/self-hosting.md')],
} satisfies Record<string, readonly PromiseEvidence[]>;

/** The name of a promise in the release notes. */
export type ReleasePromise = keyof typeof RELEASE_PROMISES;
