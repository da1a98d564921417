import { jobsSection } from '../custom-jobs/section.ts';
import { NEW_JOB } from '../custom-jobs/schema.ts';
import { economySection } from '../economy/section.ts';
import { NEW_ITEM } from '../items/schema.ts';
import { itemsSection } from '../items/section.ts';
import { DEFAULT_LEVELS } from '../levels/schema.ts';
import { levelsSection } from '../levels/section.ts';
import { moderationSection } from '../moderation/section.ts';
import type { FeatureKey } from '../overview/features.ts';
import { boost, call, command, feature, field, type Keeper, limit, logEvent, rule } from './keepers.ts';

type Promises = Record<string, readonly Keeper[]>;

/** What the cards of the home page promise. */
export const CARD_PROMISES = {
  economy: [field('economy.moneySymbol'), command('work'), command('jobs'), command('shop'), feature('customJobs')],
  games: [
    command('crash', '100'),
    command('duel', '100'),
    command('minefield', '100'),
    command('jackpot'),
    command('games'),
  ],
  utilities: [command('giveaway'), command('coupon'), command('poll'), command('remind'), command('roll')],
  logs: [logEvent('messageEdit'), logEvent('messageDelete'), logEvent('roleEdit'), logEvent('moderationBan')],
  moderation: [feature('warnPunishments'), command('warn'), command('mute'), command('ban'), command('reason')],
  automoderation: [rule('invites'), rule('flood'), rule('links'), rule('caps')],
  greetings: [feature('joinMessage'), feature('leaveMessage'), feature('directMessage'), feature('joinRoles')],
  leaderboards: [command('leaderboard'), call('get /private/leaderboard/{guildId}'), command('rank')],
} satisfies Promises;
export type CardPromise = keyof typeof CARD_PROMISES;

/** What the taglines of the home page promise, in their order. */
export const TAGLINE_PROMISES = {
  currency: [field('economy.moneySymbol')],
  greeting: [feature('joinMessage')],
  safety: [rule('raid'), rule('flood'), rule('duplicates')],
  memory: [logEvent('messageDelete'), field('messageArchive.days')],
  ranks: [command('leaderboard'), feature('messageXp')],
} satisfies Promises;
export type TaglinePromise = keyof typeof TAGLINE_PROMISES;

/** What the first steps after an invitation promise; asking us is no feature. */
export const STEP_PROMISES = {
  say: [command('help')],
  set: [field('general.prefix'), field('general.language.commands'), field('general.language.interface')],
} satisfies Promises;

const withKickMessage = {
  ...moderationSection.initial,
  punishmentMessages: {
    ...moderationSection.initial.punishmentMessages,
    kick: { ...moderationSection.initial.punishmentMessages.kick, enabled: true, message: 'Bye' },
  },
};
const ICON = 'https://example.com/icon.png';
const { initial: economy } = economySection;
const bonuses = { daily: 100, weekly: 500 };

/** What the boost page promises. */
export const BOOST_PROMISES = {
  xp: [
    feature('messageXp'),
    boost('messageXp', economySection.boostFields({ ...economy, messageXp: { chance: 50, min: 1, max: 5 } })),
  ],
  levels: [
    feature('voiceXp'),
    boost('voice', levelsSection.boostFields({ ...DEFAULT_LEVELS, voice: { enabled: true, perMinute: 1 } })),
    boost('multipliers', levelsSection.boostFields({ ...DEFAULT_LEVELS, multipliers: [{ role: '1', percent: 150 }] })),
  ],
  messages: [
    feature('punishmentMessages'),
    boost('punishmentMessages.kick', moderationSection.boostFields(withKickMessage)),
    call('post /private/guilds/{guildId}/tests/punishments'),
  ],
  bonuses: [
    command('daily'),
    command('weekly'),
    boost('moneyBonuses', economySection.boostFields({ ...economy, moneyBonuses: bonuses })),
  ],
  icons: [
    boost('0.iconUrl', itemsSection.boostFields([{ ...NEW_ITEM, name: 'Map', iconUrl: ICON }])),
    boost('0.iconUrl', jobsSection.boostFields([{ ...NEW_JOB, name: 'Pilot', iconUrl: ICON }])),
  ],
  limits: [limit('items', 2), limit('jobs', 3), limit('giveaways', 3), limit('coupons', 3)],
} satisfies Promises;
export type BoostPromise = keyof typeof BOOST_PROMISES;

/** What the overview shows as on or off. */
export const OVERVIEW_PROMISES: Readonly<Record<FeatureKey, readonly Keeper[]>> = {
  commands: [command('help')],
  logs: [logEvent('messageDelete')],
  automod: [rule('invites')],
  mutes: [command('mute'), field('moderation.muteRole'), field('moderation.useTimeout')],
  warnPunishments: [command('warn'), field('moderation.warnsPunishments')],
  punishmentMessages: [field('moderation.punishmentMessages.kick.enabled')],
  joinMessage: [field('greetings.join.enabled')],
  welcomePicture: [field('greetings.join.picture.enabled')],
  leaveMessage: [field('greetings.leave.enabled')],
  directMessage: [field('greetings.dm.enabled')],
  joinRoles: [field('greetings.joinRoles')],
  messageXp: [field('economy.messageXp.chance')],
  bonuses: [command('daily'), field('economy.moneyBonuses.daily')],
  newAccounts: [field('earningRules.earning.account')],
  items: [command('shop')],
  customJobs: [command('jobs')],
  memberCoupons: [command('coupon'), field('couponRules.byMembers')],
  levels: [command('levels'), field('levels.enabled')],
  levelRewards: [field('levels.rewards')],
  voiceXp: [field('levels.voice.enabled')],
  games: [command('games'), field('games.maxBet')],
};
