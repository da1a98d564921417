import { AUTOMOD_RULES, type RuleKey } from '@perigee/core/moderation/automod/catalogue';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import { type Job, defineJob } from '../../../../bot/define-job.ts';
import { messageOf } from '../../../../bot/message-of.ts';
import type { HitStore } from '../hits/hit-store.ts';
import type { RaidHistory } from '../raid/raid-history.ts';
import { endTrialJob } from './end-trial-job.ts';

/** Reports in the log what a rule would have done during its trial. Says nothing if the rule was changed meanwhile. */
export function endTrial(hits: HitStore, raids: RaidHistory): Job {
  return defineJob(endTrialJob, {
    failsWithoutAccess: true,
    async perform({ settings }, { rule, since, until, isEarly = false }, { guildId, send }) {
      const { autoModeration, automodLog, language } = await settings.get(guildId);
      const { enabled, logOnly, logOnlyUntil } = autoModeration[rule];
      if (automodLog === null || !enabled || logOnly || (!isEarly && logOnlyUntil !== until)) return;
      const locale = language.interface;
      const period = [new Date(since), new Date(until)] as const;
      const over = m.automod_trial_over({ rule: AUTOMOD_RULES[rule].name[locale] }, { locale });
      const content = `${over}\n${await hitsWords({ hits, raids }, guildId, rule, period, locale)}`;
      await send(automodLog, messageOf({ content }));
    },
  });
}

type Period = readonly [since: Date, until: Date];

/** What the rule would have hit: raids, or messages and their authors. */
async function hitsWords(
  { hits, raids }: { hits: HitStore; raids: RaidHistory },
  guildId: string,
  rule: RuleKey,
  period: Period,
  locale: Locale,
): Promise<string> {
  if (AUTOMOD_RULES[rule].about === 'joins') {
    return m.automod_trial_raids({ count: await raids.countBegun(guildId, ...period) }, { locale });
  }
  const { messages, members } = await hits.countFired(guildId, rule, ...period);
  return `${m.automod_trial_hits({ count: messages }, { locale })} ${m.automod_trial_members({ count: members }, { locale })}`;
}
