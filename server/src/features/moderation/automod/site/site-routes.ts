import { automodSiteEndpoints } from '@perigee/core/moderation/automod/site-endpoints';
import { invitesIn } from '@perigee/core/moderation/automod/rules/addresses/invites';
import { readMessage } from '@perigee/core/moderation/automod/rules/message';
import { typedMentions } from '@perigee/core/moderation/automod/rules/typed-mentions';
import { tryRules } from '@perigee/core/moderation/automod/try-rules';
import type { Punishment } from '@perigee/core/moderation/punishments/punishment';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type * as z from 'zod/mini';
import type { SettingsCache } from '../../../../bot/settings-cache.ts';
import { callerOf } from '../../../../http/caller.ts';
import type { ReadableHits } from '../hits/readable-hits.ts';
import type { InviteGuilds } from '../messages/invite-guilds.ts';
import { countEntries, listEntries } from './list-entries.ts';
import type { RaidHistory } from '../raid/raid-history.ts';

interface SiteDeps {
  hits: ReadableHits;
  raidHistory: RaidHistory;
  settings: SettingsCache;
  inviteGuilds: InviteGuilds;
}

/** Endpoints for automoderation's log, counts and trial runs. */
export function automodSiteRoutes({ hits, raidHistory, settings, inviteGuilds }: SiteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...automodSiteEndpoints.tryOut,
      handler: ({ params: { guildId }, body }) => tryOut({ settings, inviteGuilds }, guildId, body),
    });

    app.route({
      ...automodSiteEndpoints.counts,
      handler: (request) =>
        countEntries(
          { hits, raids: raidHistory },
          { guildId: request.params.guildId, userId: callerOf(request).userId },
        ),
    });

    app.route({
      ...automodSiteEndpoints.hits,
      handler: (request) =>
        listEntries(
          { hits, raids: raidHistory },
          { guildId: request.params.guildId, userId: callerOf(request).userId },
          request.query,
        ),
    });
  };
}

type TryBody = z.output<typeof automodSiteEndpoints.tryOut.schema.body>;

/** Tries rules with the bot's own code; the platform is only asked about invites. */
async function tryOut(
  { settings, inviteGuilds }: Pick<SiteDeps, 'settings' | 'inviteGuilds'>,
  guildId: string,
  { content, roles, channel, files = [], rules }: TryBody,
) {
  const automod = rules ?? (await settings.get(guildId)).autoModeration;
  const input = { content, files, ...typedMentions(content) };
  const allowed = new Set([guildId, ...automod.invites.options.whitelistGuilds]);
  const foreign = new Set<string>();
  for (const { code } of automod.invites.enabled ? invitesIn(readMessage(input)) : []) {
    if (code === null) continue;
    const target = await inviteGuilds.guildOf(code).catch(() => 'unknown');
    if (target !== null && !allowed.has(target)) foreign.add(code);
  }
  const scope = { roleIds: roles, channelIds: channel === null ? [] : [channel] };
  const { verdict, ...trial } = tryRules(automod, input, scope, foreign, Date.now());
  const { punishment: gravest } = verdict;
  return {
    rules: trial.rules.map(({ spans, ...tried }) => ({ ...tried, spans: [...spans] })),
    deletes: verdict.deletes,
    messages: [...verdict.messages],
    punishment: gravest && { rule: gravest.rule, ...punishmentOf(gravest.punishment) },
  };
}

function punishmentOf({ type, duration, reason }: Punishment) {
  return { type, duration, reason };
}
