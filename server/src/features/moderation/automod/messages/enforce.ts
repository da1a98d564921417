import { m } from '#texts';
import { decide, severityOf } from '@perigee/core/moderation/automod/decide';
import { isLogOnly } from '@perigee/core/moderation/automod/schema';
import { PERMISSIONS } from '@perigee/core/base/permissions/permissions';
import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import type { BotContext } from '../../../../bot/bot-context.ts';
import { computeChannelPermissions } from '../../../../discord/permissions.ts';
import { retryWithPauses } from '../../../../events/retry-with-pauses.ts';
import type { NewHit } from '../hits/hit.ts';
import { namesOf, recordWithCase } from '../hits/record-with-case.ts';
import type { ExemptMembers } from '../exemptions/exempt-members.ts';
import type { AutomodMessage } from './automod-message.ts';
import { createDeletions, type Deletions } from './deletions.ts';
import { type Suspicion, type Violation, violationOf } from './evaluate-message.ts';
import type { GuildChecks } from './guild-checks.ts';
import type { AskForInvites, InviteGuilds } from './invite-guilds.ts';
import type { Reactions } from './reactions.ts';
import { postRuleMessages } from './rule-message.ts';
import { isExempt } from './exempt.ts';

export interface Enforcement {
  /** Handles a suspicious message; hardly any message is one. */
  follow(bot: BotContext, message: AutomodMessage, checks: GuildChecks, suspicion: Suspicion): Promise<void>;
  /** Runs pending deletions before the bot stops. */
  flush(): Promise<void>;
}

interface EnforcementDeps {
  reactions: Reactions;
  exemptMembers: Pick<ExemptMembers, 'of'>;
  askForInvites: AskForInvites;
}

/** Dependencies that need the platform's API, created with the first suspicious message. */
interface PlatformDeps {
  inviteGuilds: InviteGuilds;
  deletions: Deletions;
}

/** Handles messages that look like violations: deletion, reply, case, log. */
export function createEnforcement({ reactions, exemptMembers, askForInvites }: EnforcementDeps): Enforcement {
  let connected: PlatformDeps | undefined;

  return {
    async follow(bot, message, checks, suspicion) {
      const { guildId, author, scope } = message;
      // Checked only now: computing permissions takes longer than all rules together.
      if (isExempt(bot, guildId, author.id, scope.roleIds)) return;
      connected ??= { inviteGuilds: askForInvites(bot.api), deletions: createDeletions(bot) };
      const violation = await violationOf(message, checks, suspicion, connected.inviteGuilds);
      if (violation === null) return;
      const isExemptFrom = await retryWithPauses(bot.log, () => exemptMembers.of(guildId, author.id));
      const left = withoutExempt(violation, isExemptFrom);
      if (left !== null) await enforce({ ...reactions, deletions: connected.deletions }, bot, message, left);
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

/**
 * Responds to a violation: deletes first, then posts the rule's message, then records the hit with its case and its
 * entry in the log.
 */
async function enforce(
  { punishments, bursts, deletions, mayAnswer, hits }: Reactions & { deletions: Deletions },
  bot: BotContext,
  message: AutomodMessage,
  { fired, others }: Violation,
): Promise<void> {
  const { guildId, id, channelId, author } = message;
  const { autoModeration: automod, automodLog, language } = await bot.settings.get(guildId);
  const rules = [...new Set(fired.map(({ rule }) => rule))];
  const acting = rules.filter((rule) => !isLogOnly(automod[rule], Date.now()));
  const verdict = decide(automod, acting);
  const isDeleted = verdict.deletes && mayDelete(bot, guildId, channelId);
  const { isAnswered, isNew } = bursts.add(`${guildId} ${author.id}`, { id, isDeleted }, severityOf(automod, acting));
  if (isDeleted && isNew) {
    const doomed = [{ id, channelId }, ...others];
    const why = m.automod_log_deleted({ rules: namesOf(acting, language.interface) }, { locale: language.interface });
    bot.ownDeletions.note(
      doomed.map((each) => each.id),
      { by: null, why },
    );
    deletions.add(doomed);
  }
  if (!isAnswered && !isNew) return;

  if (isAnswered && mayAnswer(channelId)) {
    const context = { bot, guildId, channelId, author: { ...author, member: message.member }, nonce: id };
    await postRuleMessages(context, automod, verdict);
  }
  const hit: NewHit = {
    guildId,
    rules,
    member: { id: author.id, name: author.username },
    channelId,
    messageId: id,
    version: message.version,
    text: message.text.content,
    files: message.text.files,
    spans: fired.flatMap(({ spans }) => spans),
    isLogOnly: acting.length === 0,
    isDeleted,
    isStopped: false,
    caseNumber: null,
    logChannelId: isAnswered ? automodLog : null,
  };
  // The message is gone by now; a database that is away or busy must not cost the punishment too.
  await retryWithPauses(bot.log, async () => {
    if (!isAnswered) await hits.record(hit);
    else await recordWithCase({ punishments, hits }, hit, { verdict, ruleNames: namesOf(acting, language.interface) });
  });
}

/**
 * Whether the bot may delete others' messages in a channel. Where it may not, it must not try: the platform blocks bots
 * that cause too many refused requests. A thread that is not cached counts with the bot's guild permissions.
 */
function mayDelete({ cache, botId }: BotContext, guildId: string, channelId: string): boolean {
  const guild = cache.get(guildId);
  if (guild === undefined) return false;
  const overwrites = guild.channel(channelId)?.overwrites ?? [];
  const own = { userId: botId, roleIds: guild.ownRoleIds };
  return (computeChannelPermissions(guild, own, overwrites) & PERMISSIONS.ManageMessages) !== 0n;
}
