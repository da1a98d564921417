import { RULE_KEYS, type RuleKey } from '@perigee/core/automod/catalogue';
import { automodEndpoints } from '@perigee/core/automod/endpoints';
import type { Automod, AutomodRule } from '@perigee/core/automod/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { savePart } from '../settings/index.ts';
import type { SettingsService } from '../settings/index.ts';

export function automodRoutes(settings: SettingsService): FastifyPluginAsyncZod {
  return async (app) => {
    for (const key of RULE_KEYS) {
      app.route({
        ...automodEndpoints[key],
        handler: (request) => savePart(settings, request, changeOfRule(key, request.body)),
      });
    }
  };
}

function changeOfRule(key: RuleKey, rule: AutomodRule) {
  const ruleIn = (automod: Automod) => automod[key];
  return {
    section: 'automod' as const,
    part: { of: ruleIn, placeIn: () => key },
    next: (automod: Automod) => ({ ...automod, [key]: rule }),
    read: ruleIn,
  };
}
