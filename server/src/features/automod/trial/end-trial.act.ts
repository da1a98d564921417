import { AUTOMOD_RULES } from '@perigee/core/automod/catalogue';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { m } from '#texts';
import { type Act, defineAct } from '../../../bot/define-act.ts';
import { messageOf } from '../../../bot/message-of.ts';
import type { HitStore } from '../hit-store.ts';
import { trialEnd } from './trial-end.ts';

/** Says in the log what a rule would have done while it was on trial; one that was changed meanwhile says nothing. */
export function endTrial(hits: HitStore): Act {
  return defineAct(trialEnd, {
    failsOn: [Code.UnknownChannel, Code.MissingAccess, Code.MissingPermissions],
    async perform({ settings }, { rule, since, until }, { guildId, send }) {
      const { autoModeration, automodLog, language } = await settings.get(guildId);
      const { enabled, logOnly, logOnlyUntil } = autoModeration[rule];
      if (automodLog === null || !enabled || logOnly || logOnlyUntil !== until) return;
      const locale = language.interface;
      const { messages, members } = await hits.countFired(guildId, rule, new Date(since), new Date(until));
      const name = AUTOMOD_RULES[rule].name[locale];
      const content = `${m.automod_trial_over({ rule: name }, { locale })}\n${m.automod_trial_hits({ count: messages }, { locale })} ${m.automod_trial_members({ count: members }, { locale })}`;
      await send(automodLog, messageOf({ content }));
    },
  });
}
