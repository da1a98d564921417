import { RULE_KEYS } from '../automod/catalogue.ts';
import { ALL_LOG_EVENTS } from '../logs/events.ts';
import { call, command, feature, field, file, type Keeper, logEvent, rule } from './keepers.ts';

/** What the release notes promise. */
export const RELEASE_PROMISES = {
  crash: [command('crash', '100'), field('games.played.crash')],
  duel: [command('duel', '100'), field('games.played.duel')],
  minefield: [command('minefield', '100'), field('games.played.minefield')],
  jackpot: [command('jackpot', '1 2 3 4 5 6 7'), field('games.played.jackpot'), field('games.jackpot.ticketPrice')],
  fairness: [
    command('games'),
    call('get /public/rounds/{id}'),
    call('get /public/fair/giveaways/{id}'),
    field('games.maxBet'),
    field('games.maxStakedPerDay'),
  ],
  shop: [
    command('shop'),
    command('item', 'map'),
    command('buy', 'map'),
    command('inventory'),
    command('use', 'map'),
    command('sell', 'map'),
    feature('items'),
    field('shopRules.sellBack'),
  ],
  jobs: [command('jobs'), command('work'), feature('customJobs')],
  levels: [
    command('levels'),
    command('rank'),
    feature('levels'),
    feature('levelRewards'),
    field('levels.voice.enabled'),
  ],
  giveaways: [command('giveaway'), call('get /private/guilds/{guildId}/giveaways'), field('giveawayRules.claimWithin')],
  coupons: [command('coupon'), call('post /private/coupons/{guildId}/redeem'), feature('memberCoupons')],
  greetings: [
    feature('joinMessage'),
    feature('welcomePicture'),
    feature('leaveMessage'),
    feature('directMessage'),
    feature('joinRoles'),
    call('post /private/guilds/{guildId}/tests/greetings'),
  ],
  moderation: [
    command('warn'),
    command('mute'),
    command('kick'),
    command('ban'),
    command('case'),
    command('cases'),
    feature('mutes'),
    feature('warnPunishments'),
    call('get /private/guilds/{guildId}/cases'),
  ],
  automoderation: [...RULE_KEYS.map(rule), field('automodReplay.enabled')],
  logs: [...ALL_LOG_EVENTS.map(logEvent), field('logs.ignore.channels'), field('messageArchive.days')],
  commands: [
    command('help'),
    field('general.prefix'),
    field('general.language.commands'),
    call('get /public/commands'),
  ],
  overview: [
    call('get /private/guilds/{guildId}/overview'),
    call('post /private/guilds/{guildId}/history/{section}/{version}/undo'),
  ],
  languages: [command('language'), field('general.language.interface')],
  selfHosting: [file('start.ts'), file('docs/self-hosting.md')],
} satisfies Record<string, readonly Keeper[]>;

/** A note of the release, by what it promises. */
export type ReleasePromise = keyof typeof RELEASE_PROMISES;
