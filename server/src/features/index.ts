import { activityFeature } from './activity/index.ts';
import { appealFeature } from './appeal/index.ts';
import { auditLogFeature } from './audit-log/index.ts';
import { automodFeature } from './automod/index.ts';
import { badgesFeature } from './badges/index.ts';
import { balancesFeature } from './balances/index.ts';
import { bonusesFeature } from './bonuses/index.ts';
import { boostFeature } from './boost/index.ts';
import { caseCommandsFeature } from './case-commands/index.ts';
import { casesFeature, casesSiteFeature } from './cases/index.ts';
import { channelModerationFeature } from './channel-moderation/index.ts';
import { colorFeature } from './color/index.ts';
import { commandsFeature } from './commands/index.ts';
import { composeOn } from './composition.ts';
import { couponsFeature } from './coupons/index.ts';
import { cooldownsFeature } from './cooldowns/index.ts';
import { customJobsFeature } from './custom-jobs/index.ts';
import { directoryFeature } from './directory/index.ts';
import { earningRulesFeature } from './earning-rules/index.ts';
import { economyHealthFeature } from './economy-health/index.ts';
import { embedsFeature } from './embeds/index.ts';
import { emojiFeature } from './emoji/index.ts';
import { fairnessFeature } from './fairness/index.ts';
import type { Frame } from './frame.ts';
import { gamesFeature } from './games/index.ts';
import { giveawaysFeature } from './giveaways/index.ts';
import { generalFeature } from './general/index.ts';
import { greetingsFeature } from './greetings/index.ts';
import { guildsFeature } from './guilds/index.ts';
import { helpFeature } from './help/index.ts';
import { hostFeature } from './host/index.ts';
import { historyFeature } from './history/index.ts';
import { infoFeature } from './info/index.ts';
import { inviteFeature } from './invite/index.ts';
import { itemsFeature } from './items/index.ts';
import { leaderboardFeature } from './leaderboard/index.ts';
import { levelsFeature } from './levels/index.ts';
import { listsFeature } from './lists/index.ts';
import { logsFeature } from './logs/index.ts';
import { logEventsFeature } from './log-events/index.ts';
import { membersFeature } from './members/index.ts';
import { messageXpFeature } from './message-xp/index.ts';
import { messageArchiveFeature } from './message-archive/index.ts';
import { moderationFeature } from './moderation/index.ts';
import { moneyFeature } from './money/index.ts';
import { muteRoleFeature } from './mute-role/index.ts';
import { overviewFeature } from './overview/index.ts';
import { pingFeature } from './ping/index.ts';
import { pollFeature } from './poll/index.ts';
import { profileFeature } from './profile/index.ts';
import { remindersFeature } from './reminders/index.ts';
import { roleGrantsFeature } from './role-grants/index.ts';
import { rollFeature } from './roll/index.ts';
import { sayFeature } from './say/index.ts';
import { sessionFeature } from './session/index.ts';
import { settingsFeature } from './settings/index.ts';
import { statementsFeature } from './statements/index.ts';
import { setupFeature } from './setup/index.ts';
import { shopFeature } from './shop/index.ts';
import { statsFeature } from './stats/index.ts';
import { templatesFeature } from './templates/index.ts';
import { timestampFeature } from './timestamp/index.ts';
import { transferFeature } from './transfer/index.ts';
import { voiceXpFeature } from './voice-xp/index.ts';
import { walletFeature } from './wallet/index.ts';
import { workFeature } from './work/index.ts';

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
  .with(helpFeature)
  .with(pingFeature)
  .with(infoFeature)
  .with(inviteFeature)
  .with(generalFeature)
  .with(profileFeature)
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
  .with(emojiFeature)
  .with(pollFeature)
  .with(remindersFeature)
  .with(embedsFeature)
  .with(sayFeature)
  .with(colorFeature)
  .with(timestampFeature)
  .with(rollFeature)
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
  .with(moderationFeature)
  .with(caseCommandsFeature)
  .with(muteRoleFeature)
  .with(channelModerationFeature)
  .with(casesSiteFeature)
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
