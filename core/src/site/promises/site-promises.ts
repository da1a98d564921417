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
  boostKeeper,
  callKeeper,
  commandKeeper,
  featureKeeper,
  fieldKeeper,
  type Keeper,
  limitKeeper,
  logEventKeeper,
  ruleKeeper,
} from './keepers.ts';

type Promises = Record<string, readonly Keeper[]>;

/** What the cards of the home page promise. */
export const CARD_PROMISES = {
  economy: [
    fieldKeeper('economy.moneySymbol'),
    commandKeeper('work'),
    commandKeeper('jobs'),
    commandKeeper('shop'),
    featureKeeper('customJobs'),
  ],
  games: [
    commandKeeper('crash', '100'),
    commandKeeper('duel', '100'),
    commandKeeper('minefield', '100'),
    commandKeeper('jackpot'),
    commandKeeper('games'),
  ],
  utilities: [
    commandKeeper('giveaway'),
    commandKeeper('coupon'),
    commandKeeper('poll'),
    commandKeeper('remind'),
    commandKeeper('roll'),
  ],
  logs: [
    logEventKeeper('messageEdit'),
    logEventKeeper('messageDelete'),
    logEventKeeper('roleEdit'),
    logEventKeeper('moderationBan'),
  ],
  moderation: [
    featureKeeper('warnPunishments'),
    commandKeeper('warn'),
    commandKeeper('mute'),
    commandKeeper('ban'),
    commandKeeper('reason'),
  ],
  automoderation: [ruleKeeper('invites'), ruleKeeper('flood'), ruleKeeper('links'), ruleKeeper('caps')],
  greetings: [
    featureKeeper('joinMessage'),
    featureKeeper('leaveMessage'),
    featureKeeper('directMessage'),
    featureKeeper('joinRoles'),
  ],
  leaderboards: [commandKeeper('leaderboard'), callKeeper('get /private/leaderboard/{guildId}'), commandKeeper('rank')],
} satisfies Promises;
export type CardPromise = keyof typeof CARD_PROMISES;

/** What the taglines of the home page promise, in order. */
export const TAGLINE_PROMISES = {
  currency: [fieldKeeper('economy.moneySymbol')],
  greeting: [featureKeeper('joinMessage')],
  safety: [ruleKeeper('raid'), ruleKeeper('flood'), ruleKeeper('duplicates')],
  memory: [logEventKeeper('messageDelete'), fieldKeeper('messageArchive.days')],
  ranks: [commandKeeper('leaderboard'), featureKeeper('messageXp')],
} satisfies Promises;
export type TaglinePromise = keyof typeof TAGLINE_PROMISES;

/** What the first steps after an invitation promise; contacting support is not a feature and is left out. */
export const STEP_PROMISES = {
  say: [commandKeeper('help')],
  set: [
    fieldKeeper('general.prefix'),
    fieldKeeper('general.language.commands'),
    fieldKeeper('general.language.interface'),
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
    featureKeeper('messageXp'),
    boostKeeper('messageXp', economySection.boostFields({ ...economy, messageXp: { chance: 50, min: 1, max: 5 } })),
  ],
  levels: [
    featureKeeper('voiceXp'),
    boostKeeper('voice', levelsSection.boostFields({ ...DEFAULT_LEVELS, voice: { enabled: true, perMinute: 1 } })),
    boostKeeper(
      'multipliers',
      levelsSection.boostFields({ ...DEFAULT_LEVELS, multipliers: [{ role: '1', percent: 150 }] }),
    ),
  ],
  messages: [
    featureKeeper('punishmentMessages'),
    boostKeeper('punishmentMessages.kick', moderationSection.boostFields(withKickMessage)),
    callKeeper('post /private/guilds/{guildId}/tests/punishments'),
  ],
  bonuses: [
    commandKeeper('daily'),
    commandKeeper('weekly'),
    boostKeeper('moneyBonuses', economySection.boostFields({ ...economy, moneyBonuses: bonuses })),
  ],
  icons: [
    boostKeeper('0.iconUrl', itemsSection.boostFields([{ ...NEW_ITEM, name: 'Map', iconUrl: ICON }])),
    boostKeeper('0.iconUrl', customJobsSection.boostFields([{ ...NEW_CUSTOM_JOB, name: 'Pilot', iconUrl: ICON }])),
  ],
  limits: [limitKeeper('items', 2), limitKeeper('jobs', 3), limitKeeper('giveaways', 3), limitKeeper('coupons', 3)],
} satisfies Promises;
export type BoostPromise = keyof typeof BOOST_PROMISES;

/** The features that the overview shows as on or off. */
export const OVERVIEW_PROMISES: Readonly<Record<FeatureKey, readonly Keeper[]>> = {
  commands: [commandKeeper('help')],
  logs: [logEventKeeper('messageDelete')],
  automod: [ruleKeeper('invites')],
  mutes: [commandKeeper('mute'), fieldKeeper('moderation.muteRole'), fieldKeeper('moderation.useTimeout')],
  warnPunishments: [commandKeeper('warn'), fieldKeeper('moderation.warnsPunishments')],
  punishmentMessages: [fieldKeeper('moderation.punishmentMessages.kick.enabled')],
  joinMessage: [fieldKeeper('greetings.join.enabled')],
  welcomePicture: [fieldKeeper('greetings.join.picture.enabled')],
  leaveMessage: [fieldKeeper('greetings.leave.enabled')],
  directMessage: [fieldKeeper('greetings.dm.enabled')],
  joinRoles: [fieldKeeper('greetings.joinRoles')],
  messageXp: [fieldKeeper('economy.messageXp.chance')],
  bonuses: [commandKeeper('daily'), fieldKeeper('economy.moneyBonuses.daily')],
  newAccounts: [fieldKeeper('earningRules.earning.account')],
  items: [commandKeeper('shop')],
  customJobs: [commandKeeper('jobs')],
  memberCoupons: [commandKeeper('coupon'), fieldKeeper('couponRules.byMembers')],
  levels: [commandKeeper('levels'), fieldKeeper('levels.enabled')],
  levelRewards: [fieldKeeper('levels.rewards')],
  voiceXp: [fieldKeeper('levels.voice.enabled')],
  games: [commandKeeper('games'), fieldKeeper('games.maxBet')],
};
