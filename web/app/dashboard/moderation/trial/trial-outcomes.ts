import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import { RULE_TEXTS } from '../../components/automod-rule/rule-texts.ts';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import type { Translate } from '../../../lib/preferences/use-text.ts';
import { PUNISHMENT_LOOKS, punishmentText } from '../../components/punishment/punishment-texts.ts';
import type { TrialReply } from './use-trial.ts';

interface Outcome {
  icon: IconName;
  words: string;
}

/** The consequences of a message that breaks rules, in short phrases. */
export function outcomesOf(text: Translate, locale: Locale, trial: TrialReply): Outcome[] {
  const { rules, deletes, messages, punishment, automod } = trial;
  const named = (keys: readonly (keyof typeof RULE_TEXTS)[]) =>
    keys.map((key) => text(RULE_TEXTS[key].title)).join(', ');
  const logged = rules.flatMap(({ rule, result }) => (result === 'fires' && automod[rule].logOnly ? rule : []));
  const outcomes: (Outcome | false)[] = [
    deletes && { icon: 'trash', words: text(m.bench_deleted) },
    messages.length > 0 && { icon: 'greetings', words: text(m.bench_says, { rules: named(messages) }) },
    punishment !== null && {
      icon: PUNISHMENT_LOOKS[punishment.type].icon,
      words: text(m.bench_punished, {
        punishment: punishmentText(text, locale, punishment),
        rule: named([punishment.rule]),
      }),
    },
    logged.length > 0 && { icon: 'logs', words: text(m.bench_logged, { rules: named(logged) }) },
  ];
  const found = outcomes.filter((outcome) => outcome !== false);
  return found.length > 0 ? found : [{ icon: 'alert', words: text(m.automod_effect_none) }];
}
