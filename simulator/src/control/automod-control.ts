import type { Platform } from '../platform/platform.ts';
import { requireFound } from '../protocol/api-error.ts';
import type { AutomodRule } from '../state/guild-parts.ts';
import { KEYWORD } from '../world/moderation/automod-match.ts';
import { addRule, assertRoomFor, changeRule, removeRule, type RuleAuthor } from '../world/moderation/automod-rules.ts';
import { getGuild } from '../world/lookups.ts';
import { assertRight } from '../world/moderation/moderation.ts';

interface KeywordRuleInput {
  name?: string | undefined;
  keywords?: string[] | undefined;
  isEnabled?: boolean | undefined;
}

/** AutoMod rules managed by people; without MANAGE_GUILD they fail with 50013. */
export interface AutomodControl {
  automodRules: (guildId: string) => AutomodRule[];
  /** Creates a rule that blocks these words; returns its id. */
  createAutomodRule: (guildId: string, personId: string, input: KeywordRuleInput) => string;
  changeAutomodRule: (guildId: string, ruleId: string, personId: string, input: KeywordRuleInput) => void;
  deleteAutomodRule: (guildId: string, ruleId: string, personId: string) => void;
}

export function createAutomodControl(platform: Platform): AutomodControl {
  const author = (guildId: string, userId: string): RuleAuthor => {
    const guild = getGuild(platform.world, guildId);
    assertRight(guild, userId, 'ManageGuild');
    return { platform, guild, userId, reason: null };
  };
  const ruleOf = ({ guild }: RuleAuthor, ruleId: string) =>
    requireFound(
      guild.automodRules.find(({ id }) => id === ruleId),
      'unknownRule',
    );

  return {
    automodRules: (guildId) => [...getGuild(platform.world, guildId).automodRules],
    createAutomodRule: (guildId, personId, { name = 'Words', keywords = [], isEnabled = true }) => {
      const by = author(guildId, personId);
      assertRoomFor(by.guild, KEYWORD);
      return addRule(by, {
        name,
        eventType: 1,
        triggerType: KEYWORD,
        metadata: { keyword_filter: keywords, regex_patterns: [], allow_list: [] },
        actions: [{ type: 1, metadata: {} }],
        enabled: isEnabled,
        exemptRoles: [],
        exemptChannels: [],
      }).id;
    },
    changeAutomodRule: (guildId, ruleId, personId, { name, keywords, isEnabled }) => {
      const by = author(guildId, personId);
      const rule = ruleOf(by, ruleId);
      changeRule(by, rule, {
        ...(name !== undefined && { name }),
        ...(keywords !== undefined && { metadata: { ...rule.metadata, keyword_filter: keywords } }),
        ...(isEnabled !== undefined && { enabled: isEnabled }),
      });
    },
    deleteAutomodRule: (guildId, ruleId, personId) => {
      const by = author(guildId, personId);
      removeRule(by, ruleOf(by, ruleId));
    },
  };
}
