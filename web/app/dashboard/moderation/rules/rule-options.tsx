import { AUTOMOD_RULES, type RuleKey } from '@perigee/core/moderation/automod/catalogue';
import { NATIVE_OPTION } from '@perigee/core/moderation/automod/native/native-rule';
import type { AutomodOption } from '@perigee/core/moderation/automod/options';
import { useText } from '../../../lib/preferences/use-text.ts';
import { OptionField } from './option-field.tsx';
import type { RuleFieldsProps } from '../rule-fields.ts';
import { RULE_TEXTS } from '../../components/automod-rule/rule-texts.ts';

/** The rule's own options, rendered from the catalogue. */
export function RuleOptions({ ruleKey, rule, onChange, errorAt }: RuleFieldsProps & { ruleKey: RuleKey }) {
  const text = useText();
  const options: Readonly<Record<string, AutomodOption>> = AUTOMOD_RULES[ruleKey].options;
  const texts = new Map(Object.entries(RULE_TEXTS[ruleKey].options));

  // The option for the platform's filter is rendered with the consequences instead.
  return Object.entries(options).flatMap(([name, option]) => {
    if (name === NATIVE_OPTION) return [];
    const words = texts.get(name);
    const errorOf = (index: number) => errorAt(`options.${name}.${index}`);
    const value = rule.options[name];
    const entryErrors = Array.isArray(value) ? value.map((_, index) => errorOf(index)) : [];
    return (
      <OptionField
        key={name}
        option={option}
        label={words === undefined ? name : text(words.label)}
        hint={words === undefined ? '' : text(words.hint)}
        value={value}
        onChange={(next) => onChange({ ...rule, options: { ...rule.options, [name]: next } })}
        error={errorAt(`options.${name}`) ?? entryErrors.find((error) => error !== undefined)}
      />
    );
  });
}
