import { RULE_KEYS, type RuleKey } from '@perigee/core/moderation/automod/catalogue';
import { automodEndpoints, automodSwitchEndpoints } from '@perigee/core/moderation/automod/endpoints';
import type { Automod, AutomodRule } from '@perigee/core/moderation/automod/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { saveSlice, type SettingsService } from '../../../community/index.ts';

/** Endpoints that save automoderation rules. */
export function automodRoutes(settings: SettingsService): FastifyPluginAsyncZod {
  return async (app) => {
    for (const key of RULE_KEYS) {
      app.route({
        ...automodEndpoints[key],
        handler: (request) => saveSlice(settings, request, changeOfRule(key, request.body)),
      });
    }

    app.route({
      ...automodSwitchEndpoints.switch,
      handler: (request) => saveSlice(settings, request, switching(request.body)),
    });
  };
}

function switching({ rules, enabled }: { rules: readonly RuleKey[]; enabled: boolean }) {
  return {
    section: 'automod' as const,
    slice: {
      of: (automod: Automod) => rules.map((key) => automod[key].enabled),
      // A rule that has become invalid may still be switched off.
      positionIn: () => (enabled ? undefined : null),
    },
    next: (automod: Automod) => {
      const switched = { ...automod };
      for (const key of rules) Object.assign(switched, { [key]: { ...automod[key], enabled } });
      return switched;
    },
    read: (automod: Automod) => automod,
  };
}

function changeOfRule(key: RuleKey, rule: AutomodRule) {
  const ruleIn = (automod: Automod) => automod[key];
  return {
    section: 'automod' as const,
    slice: { of: ruleIn, positionIn: () => key },
    next: (automod: Automod) => ({ ...automod, [key]: rule }),
    read: ruleIn,
  };
}
