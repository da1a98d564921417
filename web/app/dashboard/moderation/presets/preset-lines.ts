import { AUTOMOD_RULES, type RuleKey } from '@perigee/core/moderation/automod/catalogue';
import type { AutomodOption } from '@perigee/core/moderation/automod/options';
import type { AutomodRule, OptionValue } from '@perigee/core/moderation/automod/schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import { isSame } from '@perigee/core/base/sections/is-same';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { m } from '#texts';
import { CHOICE_TEXTS, RULE_TEXTS } from '../../components/automod-rule/rule-texts.ts';
import type { Translate } from '../../../lib/preferences/use-text.ts';
import { punishmentText } from '../../components/punishment/punishment-texts.ts';

/** One setting of a rule that a preset changes, in words. */
interface PresetLine {
  label: string;
  before: string;
  after: string;
}

interface Words {
  text: Translate;
  locale: Locale;
}

/** The settings of a rule that a preset changes; for a rule it switches off, only the switch. */
export function presetLines(words: Words, ruleKey: RuleKey, before: AutomodRule, after: AutomodRule): PresetLine[] {
  const { text } = words;
  const onOrOff = (isOn: boolean) => text(isOn ? m.value_on : m.value_off);
  const punished = (rule: AutomodRule) => punishmentOf(words, rule);
  const lines: PresetLine[] = [
    { label: text(m.preset_rule), before: onOrOff(before.enabled), after: onOrOff(after.enabled) },
    ...optionLines(words, ruleKey, before, after),
    { label: text(m.preset_punishment), before: punished(before), after: punished(after) },
  ];
  return lines.filter((line) => line.before !== line.after);
}

function punishmentOf({ text, locale }: Words, { punishment }: AutomodRule): string {
  return punishment.enabled ? punishmentText(text, locale, punishment) : text(m.preset_unpunished);
}

function optionLines(words: Words, ruleKey: RuleKey, before: AutomodRule, after: AutomodRule): PresetLine[] {
  const options: Readonly<Record<string, AutomodOption>> = AUTOMOD_RULES[ruleKey].options;
  const texts = new Map(Object.entries(RULE_TEXTS[ruleKey].options));
  return Object.entries(options).flatMap(([name, option]) => {
    const [was, is] = [before.options[name], after.options[name]];
    if (was === undefined || is === undefined || isSame(was, is)) return [];
    const label = texts.get(name)?.label;
    return {
      label: label === undefined ? name : words.text(label),
      before: optionText(words, option, was),
      after: optionText(words, option, is),
    };
  });
}

function optionText({ text, locale }: Words, option: AutomodOption, value: OptionValue): string {
  if (option.kind === 'switch') return text(value === true ? m.value_on : m.value_off);
  if (option.kind === 'duration') return writeDuration(Number(value), locale);
  if (option.kind === 'percent') return new Intl.NumberFormat(locale, { style: 'percent' }).format(Number(value) / 100);
  if (option.kind === 'count') return new Intl.NumberFormat(locale).format(Number(value));
  const name = CHOICE_TEXTS.get(String(value));
  return name === undefined ? String(value) : text(name);
}
