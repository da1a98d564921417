import type { AUTOMOD_RULES, RuleKey } from '@perigee/core/moderation/automod/catalogue';
import type { ListContent } from '@perigee/core/moderation/automod/lists';
import { m } from '#texts';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import type { PlainMessage } from '../../../lib/preferences/use-text.ts';

interface OptionTexts {
  label: PlainMessage;
  hint: PlainMessage;
}

type OptionName<Key extends RuleKey> = keyof (typeof AUTOMOD_RULES)[Key]['options'];

interface RuleTexts<Key extends RuleKey> {
  icon: IconName;
  title: PlainMessage;
  /** What breaks the rule. */
  text: PlainMessage;
  options: Record<OptionName<Key>, OptionTexts>;
}

const NATIVE: OptionTexts = { label: m.native_label, hint: m.native_hint };

/** The texts of every rule in the catalogue and of each of its options. */
export const RULE_TEXTS: { [Key in RuleKey]: RuleTexts<Key> } = {
  invites: {
    icon: 'external',
    title: m.automod_invites,
    text: m.automod_invites_text,
    options: {
      whitelistGuilds: { label: m.automod_invites_whitelistGuilds, hint: m.automod_invites_whitelistGuilds_hint },
      native: NATIVE,
    },
  },
  flood: {
    icon: 'flood',
    title: m.automod_flood,
    text: m.automod_flood_text,
    options: {
      messages: { label: m.automod_flood_messages, hint: m.automod_per_minute },
      symbols: { label: m.automod_flood_symbols, hint: m.automod_per_minute },
    },
  },
  links: {
    icon: 'link',
    title: m.automod_links,
    text: m.automod_links_text,
    options: {
      policy: { label: m.automod_links_policy, hint: m.automod_links_policy_hint },
      domains: { label: m.automod_links_domains, hint: m.automod_links_domains_hint },
      bare: { label: m.automod_links_bare, hint: m.automod_links_bare_hint },
    },
  },
  caps: {
    icon: 'letters',
    title: m.automod_caps,
    text: m.automod_caps_text,
    options: {
      percent: { label: m.automod_caps_percent, hint: m.automod_caps_percent_hint },
      minLetters: { label: m.automod_caps_minLetters, hint: m.automod_caps_minLetters_hint },
    },
  },
  mentions: {
    icon: 'at',
    title: m.automod_mentions,
    text: m.automod_mentions_text,
    options: {
      members: { label: m.automod_mentions_members, hint: m.automod_per_message },
      roles: { label: m.automod_mentions_roles, hint: m.automod_per_message },
      everyone: { label: m.automod_mentions_everyone, hint: m.automod_mentions_everyone_hint },
      native: NATIVE,
    },
  },
  emojis: {
    icon: 'smile',
    title: m.automod_emojis,
    text: m.automod_emojis_text,
    options: { emojis: { label: m.automod_emojis_emojis, hint: m.automod_per_message } },
  },
  words: {
    icon: 'strike',
    title: m.automod_words,
    text: m.automod_words_text,
    options: {
      words: { label: m.automod_words_words, hint: m.automod_words_words_hint },
      match: { label: m.automod_words_match, hint: m.automod_words_match_hint },
      allowed: { label: m.automod_words_allowed, hint: m.automod_words_allowed_hint },
      expressions: { label: m.automod_words_expressions, hint: m.automod_words_expressions_hint },
      native: NATIVE,
    },
  },
  attachments: {
    icon: 'clip',
    title: m.automod_attachments,
    text: m.automod_attachments_text,
    options: {
      policy: { label: m.automod_attachments_policy, hint: m.automod_attachments_policy_hint },
      fileTypes: { label: m.automod_attachments_fileTypes, hint: m.automod_attachments_fileTypes_hint },
    },
  },
  zalgo: {
    icon: 'marks',
    title: m.automod_zalgo,
    text: m.automod_zalgo_text,
    options: { marks: { label: m.automod_zalgo_marks, hint: m.automod_zalgo_marks_hint } },
  },
  duplicates: {
    icon: 'layers',
    title: m.automod_duplicates,
    text: m.automod_duplicates_text,
    options: {
      messages: { label: m.automod_duplicates_messages, hint: m.automod_duplicates_messages_hint },
      withinMs: { label: m.automod_duplicates_withinMs, hint: m.automod_duplicates_withinMs_hint },
    },
  },
  phishing: {
    icon: 'link',
    title: m.automod_phishing,
    text: m.automod_phishing_text,
    options: { allowed: { label: m.automod_phishing_allowed, hint: m.automod_phishing_allowed_hint } },
  },
  raid: {
    icon: 'flood',
    title: m.automod_raid,
    text: m.automod_raid_text,
    options: {
      joins: { label: m.automod_raid_joins, hint: m.automod_raid_joins_hint },
      pauseInvites: { label: m.automod_raid_pauseInvites, hint: m.automod_raid_pauseInvites_hint },
      raiseVerification: { label: m.automod_raid_raiseVerification, hint: m.automod_raid_raiseVerification_hint },
      kickYoungerMs: { label: m.automod_raid_kickYoungerMs, hint: m.automod_raid_kickYoungerMs_hint },
      lastsMs: { label: m.automod_raid_lastsMs, hint: m.automod_raid_lastsMs_hint },
    },
  },
};

/** The names of an option's choices; the same key means the same in every rule. */
export const CHOICE_TEXTS: ReadonlyMap<string, PlainMessage> = new Map([
  ['allExcept', m.automod_choice_allExcept],
  ['onlyThese', m.automod_choice_onlyThese],
  ['whole', m.automod_choice_whole],
  ['part', m.automod_choice_part],
]);

/** An example entry for each kind of list. */
export const LIST_EXAMPLES: Record<ListContent, string> = {
  guilds: '1000000000000000001',
  domains: 'example.com',
  words: '…',
  expressions: 'fr[e3]+ nitro',
  fileTypes: 'exe',
};
