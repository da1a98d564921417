import { customJobsSection } from '../../economy/custom-jobs/section.ts';
import { NEW_CUSTOM_JOB } from '../../economy/custom-jobs/schema.ts';
import { economySection } from '../../economy/section.ts';
import { NEW_ITEM } from '../../economy/items/schema.ts';
import { itemsSection } from '../../economy/items/section.ts';
import { DEFAULT_LEVELS } from '../../rewards/levels/schema.ts';
import { levelsSection } from '../../rewards/levels/section.ts';
import { moderationSection } from '../../moderation/punishments/section.ts';
import type { FeatureKey } from '../../setup/overview/features.ts';
import {
  boostEvidence,
  callEvidence,
  commandEvidence,
  featureEvidence,
  fieldEvidence,
  type PromiseEvidence,
  limitEvidence,
  logEventEvidence,
  ruleEvidence,
} from './promise-evidence.ts';

type Promises = Record<string, readonly PromiseEvidence[]>;

/** What the cards of the home page promise. */
export const CARD_PROMISES = {
  economy: [
    fieldEvidence('economy.moneySymbol'),
    commandEvidence('work'),
    commandEvidence('jobs'),
    commandEvidence('shop'),
    featureEvidence('customJobs'),
  ],
  games: [
    commandEvidence('crash', '100'),
    commandEvidence('duel', '100'),
    commandEvidence('minefield', '100'),
    commandEvidence('jackpot'),
    commandEvidence('games'),
  ],
  utilities: [
    commandEvidence('giveaway'),
    commandEvidence('coupon'),
    commandEvidence('poll'),
    commandEvidence('remind'),
    commandEvidence('roll'),
  ],
  logs: [
    logEventEvidence('messageEdit'),
    logEventEvidence('messageDelete'),
    logEventEvidence('roleEdit'),
    logEventEvidence('moderationBan'),
  ],
  moderation: [
    featureEvidence('warnPunishments'),
    commandEvidence('warn'),
    commandEvidence('mute'),
    commandEvidence('ban'),
    commandEvidence('reason'),
  ],
  automoderation: [ruleEvidence('invites'), ruleEvidence('flood'), ruleEvidence('links'), ruleEvidence('caps')],
  greetings: [
    featureEvidence('joinMessage'),
    featureEvidence('leaveMessage'),
    featureEvidence('directMessage'),
    featureEvidence('joinRoles'),
  ],
  leaderboards: [
    commandEvidence('leaderboard'),
    callEvidence('get /private/leaderboard/{guildId}'),
    commandEvidence('rank'),
  ],
} satisfies Promises;
export type CardPromise = keyof typeof CARD_PROMISES;

/** What the taglines of the home page promise, in order. */
export const TAGLINE_PROMISES = {
  currency: [fieldEvidence('economy.moneySymbol')],
  greeting: [featureEvidence('joinMessage')],
  safety: [ruleEvidence('raid'), ruleEvidence('flood'), ruleEvidence('duplicates')],
  memory: [logEventEvidence('messageDelete'), fieldEvidence('messageArchive.days')],
  ranks: [commandEvidence('leaderboard'), featureEvidence('messageXp')],
} satisfies Promises;
export type TaglinePromise = keyof typeof TAGLINE_PROMISES;

/** What the first steps after an invitation promise; contacting support is not a feature and is left out. */
export const STEP_PROMISES = {
  say: [commandEvidence('help')],
  set: [
    fieldEvidence('general.prefix'),
    fieldEvidence('general.language.commands'),
    fieldEvidence('general.language.interface'),
  ],
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
    featureEvidence('messageXp'),
    boostEvidence('messageXp', economySection.boostFields({ ...economy, messageXp: { chance: 50, min: 1, max: 5 } })),
  ],
  levels: [
    featureEvidence('voiceXp'),
    boostEvidence('voice', levelsSection.boostFields({ ...DEFAULT_LEVELS, voice: { enabled: true, perMinute: 1 } })),
    boostEvidence(
      'multipliers',
      levelsSection.boostFields({ ...DEFAULT_LEVELS, multipliers: [{ role: '1', percent: 150 }] }),
    ),
  ],
  messages: [
    featureEvidence('punishmentMessages'),
    boostEvidence('punishmentMessages.kick', moderationSection.boostFields(withKickMessage)),
    callEvidence('post /private/guilds/{guildId}/tests/punishments'),
  ],
  bonuses: [
    commandEvidence('daily'),
    commandEvidence('weekly'),
    boostEvidence('moneyBonuses', economySection.boostFields({ ...economy, moneyBonuses: bonuses })),
  ],
  icons: [
    boostEvidence('0.iconUrl', itemsSection.boostFields([{ ...NEW_ITEM, name: 'Map', iconUrl: ICON }])),
    boostEvidence('0.iconUrl', customJobsSection.boostFields([{ ...NEW_CUSTOM_JOB, name: 'Pilot', iconUrl: ICON }])),
  ],
  limits: [
    limitEvidence('items', 2),
    limitEvidence('jobs', 3),
    limitEvidence('giveaways', 3),
    limitEvidence('coupons', 3),
  ],
} satisfies Promises;
export type BoostPromise = keyof typeof BOOST_PROMISES;

/** The features that the overview shows as on or off. */
export const OVERVIEW_PROMISES: Readonly<Record<FeatureKey, readonly PromiseEvidence[]>> = {
  commands: [commandEvidence('help')],
  logs: [logEventEvidence('messageDelete')],
  automod: [ruleEvidence('invites')],
  mutes: [commandEvidence('mute'), fieldEvidence('moderation.muteRole'), fieldEvidence('moderation.useTimeout')],
  warnPunishments: [commandEvidence('warn'), fieldEvidence('moderation.warnsPunishments')],
  punishmentMessages: [fieldEvidence('moderation.punishmentMessages.kick.enabled')],
  joinMessage: [fieldEvidence('greetings.join.enabled')],
  welcomePicture: [fieldEvidence('greetings.join.picture.enabled')],
  leaveMessage: [fieldEvidence('greetings.leave.enabled')],
  directMessage: [fieldEvidence('greetings.dm.enabled')],
  joinRoles: [fieldEvidence('greetings.joinRoles')],
  messageXp: [fieldEvidence('economy.messageXp.chance')],
  bonuses: [commandEvidence('daily'), fieldEvidence('economy.moneyBonuses.daily')],
  newAccounts: [fieldEvidence('earningRules.earning.account')],
  items: [commandEvidence('shop')],
  customJobs: [commandEvidence('jobs')],
  memberCoupons: [commandEvidence('coupon'), fieldEvidence('couponRules.byMembers')],
  levels: [commandEvidence('levels'), fieldEvidence('levels.enabled')],
  levelRewards: [fieldEvidence('levels.rewards')],
  voiceXp: [fieldEvidence('levels.voice.enabled')],
  games: [commandEvidence('games'), fieldEvidence('games.maxBet')],
};
