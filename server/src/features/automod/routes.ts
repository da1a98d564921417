import { RULE_KEYS, type RuleKey } from '@perigee/core/automod/catalogue';
import { automodEndpoints } from '@perigee/core/automod/endpoints';
import type { Automod } from '@perigee/core/automod/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { baseVersionOf } from '../../http/base-version.ts';
import { callerOf } from '../../http/caller.ts';
import type { SettingsService } from '../settings/index.ts';

export function automodRoutes(settings: SettingsService): FastifyPluginAsyncZod {
  return async (app) => {
    for (const key of RULE_KEYS) {
      app.route({
        ...automodEndpoints[key],
        handler: async (request) => {
          const { guildId } = request.params;
          const baseVersion = baseVersionOf(request);
          const base = baseVersion === undefined ? undefined : { version: baseVersion, partOf: ruleOf(key) };
          const write = { guildId, section: 'automod', savedBy: callerOf(request).userId, part: key, base } as const;

          const { version } = await settings.change(write, (automod) => ({ ...automod, [key]: request.body }));
          return { message: 'Settings saved', version };
        },
      });
    }
  };
}

function ruleOf(key: RuleKey) {
  return (automod: Automod) => automod[key];
}
