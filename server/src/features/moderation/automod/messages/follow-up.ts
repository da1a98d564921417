import type { BotContext } from '../../../../bot/bot-context.ts';
import { retryWithPauses } from '../../../../events/retry-with-pauses.ts';
import { createDeletions, type Deletions } from './deletions.ts';
import { enforce } from './enforce.ts';
import type { GuildChecks } from './guild-checks.ts';
import { createInviteGuilds, type InviteGuilds } from './invite-guilds.ts';
import type { Reactions } from './reactions.ts';
import { removeMessages } from './remove-messages.ts';
import { isExempt } from './exempt.ts';
import type { ExemptMembers } from '../exemptions/exempt-members.ts';
import { type Suspicion, type Violation, violationOf, type WatchedMessage } from './evaluate-message.ts';
import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';

export interface FollowUp {
  /** Handles a suspicious message; hardly any message is one. */
  follow(watched: WatchedMessage, checks: GuildChecks, suspicion: Suspicion): Promise<void>;
  /** Runs pending deletions before the bot stops. */
  flush(): Promise<void>;
}

/** Parts that need the platform's API, created with the first suspicious message. */
interface PlatformDeps {
  inviteGuilds: InviteGuilds;
  deletions: Deletions;
}

/** Handles messages that look like violations: reply, case, log. */
export function createFollowUp(reactions: Reactions, exemptMembers: Pick<ExemptMembers, 'of'>): FollowUp {
  let connected: PlatformDeps | undefined;

  const connect = (bot: BotContext): PlatformDeps => ({
    inviteGuilds: createInviteGuilds(bot.api),
    deletions: createDeletions((channelId, ids) => removeMessages(bot, channelId, ids)),
  });

  return {
    async follow(watched, checks, suspicion) {
      const { bot, guildId, author, scope } = watched;
      // Checked only now: computing permissions takes longer than all rules together.
      if (isExempt(bot, guildId, author.id, scope.roleIds)) return;
      const { inviteGuilds, deletions } = (connected ??= connect(bot));
      const violation = await violationOf(watched, checks, suspicion, inviteGuilds);
      if (violation === null) return;
      const isExemptFrom = await retryWithPauses(bot.log, () => exemptMembers.of(guildId, author.id));
      const left = withoutExempt(violation, isExemptFrom);
      if (left !== null) await enforce({ ...reactions, deletions }, watched, left);
    },
    flush: async () => connected?.deletions.flush(),
  };
}

/** What is left of a violation by a member exempt from some rules; null if nothing is. */
function withoutExempt(violation: Violation, isExemptFrom: (rule: RuleKey) => boolean): Violation | null {
  const fired = violation.fired.filter(({ rule }) => !isExemptFrom(rule));
  if (fired.length === 0) return null;
  // Earlier messages are only involved in rules that count messages.
  const counts = fired.some(({ rule }) => rule === 'flood' || rule === 'duplicates');
  return { ...violation, fired, others: counts ? violation.others : [] };
}
