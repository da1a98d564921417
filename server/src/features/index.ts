import { activityFeature, economyHealthFeature, hostFeature } from './insights/index.ts';
import {
  appealFeature,
  automodFeature,
  casesFeature,
  channelModerationFeature,
  muteRoleFeature,
} from './moderation/index.ts';
import {
  auditLogFeature,
  badgesFeature,
  boostFeature,
  commandsFeature,
  directoryFeature,
  generalFeature,
  guildsFeature,
  membersFeature,
  messageArchiveFeature,
  sessionFeature,
  settingsFeature,
  statsFeature,
  templatesFeature,
} from './community/index.ts';
import {
  balancesFeature,
  bonusesFeature,
  cooldownsFeature,
  customJobsFeature,
  earningRulesFeature,
  itemsFeature,
  leaderboardFeature,
  listsFeature,
  moneyFeature,
  roleGrantsFeature,
  statementsFeature,
  shopFeature,
  walletFeature,
  workFeature,
} from './economy/index.ts';
import { utilitiesFeature } from './utilities/index.ts';
import { composeOn } from './composition.ts';
import { couponsFeature, giveawaysFeature, levelsFeature, messageXpFeature, voiceXpFeature } from './rewards/index.ts';
import { fairnessFeature, gamesFeature } from './games/index.ts';
import type { Frame } from './frame.ts';
import { greetingsFeature } from './greetings/index.ts';
import { historyFeature, overviewFeature, setupFeature, transferFeature } from './setup/index.ts';
import { logsFeature, logEventsFeature } from './logs/index.ts';

/**
 * Every feature of the product. A feature comes after those it needs. Commands within a category are listed in this
 * order.
 */
export const FEATURES = composeOn<Frame>()
  .with(sessionFeature)
  .with(statsFeature)
  .with(directoryFeature)
  .with(boostFeature)
  .with(badgesFeature)
  .with(settingsFeature)
  .with(commandsFeature)
  .with(utilitiesFeature)
  .with(generalFeature)
  .with(activityFeature)
  .with(guildsFeature)
  .with(membersFeature)
  .with(balancesFeature)
  .with(leaderboardFeature)
  .with(cooldownsFeature)
  .with(earningRulesFeature)
  .with(walletFeature)
  .with(workFeature)
  .with(bonusesFeature)
  .with(economyHealthFeature)
  .with(statementsFeature)
  .with(moneyFeature)
  .with(roleGrantsFeature)
  .with(shopFeature)
  .with(couponsFeature)
  .with(templatesFeature)
  .with(itemsFeature)
  .with(customJobsFeature)
  .with(listsFeature)
  .with(auditLogFeature)
  .with(messageArchiveFeature)
  .with(messageXpFeature)
  .with(voiceXpFeature)
  .with(casesFeature)
  .with(logsFeature)
  .with(muteRoleFeature)
  .with(channelModerationFeature)
  .with(automodFeature)
  .with(logEventsFeature)
  .with(greetingsFeature)
  .with(fairnessFeature)
  .with(giveawaysFeature)
  .with(gamesFeature)
  .with(levelsFeature)
  .with(historyFeature)
  .with(transferFeature)
  .with(setupFeature)
  .with(overviewFeature)
  .with(appealFeature)
  .with(hostFeature);

/** The services of every feature by name, and the frame. */
export type Services = ReturnType<typeof FEATURES.open>['services'];

/** Every feature, opened. */
export type OpenedFeatures = ReturnType<typeof FEATURES.open>;

/** Opens every feature on a frame. */
export function openFeatures(frame: Frame): OpenedFeatures {
  return FEATURES.open(frame);
}
