import { automodSiteEndpoints } from '@perigee/core/automod/site-endpoints';
import type { HitReply } from '@perigee/core/automod/site-endpoints';
import { invitesIn } from '@perigee/core/automod/rules/invites';
import { readMessage } from '@perigee/core/automod/rules/message';
import { typedMentions } from '@perigee/core/automod/rules/typed-mentions';
import { tryRules } from '@perigee/core/automod/try-rules';
import type { Punishment } from '@perigee/core/moderation/punishment';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type * as z from 'zod/mini';
import { m } from '#texts';
import type { SettingsCache } from '../../bot/settings-cache.ts';
import { AppError } from '../../errors/app-error.ts';
import { callerOf } from '../../http/caller.ts';
import { REPLY_MESSAGES } from '../../http/reply-messages.ts';
import type { Punishments } from '../moderation/index.ts';
import type { Hit } from './hit.ts';
import type { HitCursor, HitStore } from './hit-store.ts';
import type { InviteGuilds } from './invite-guilds.ts';
import { undoHit } from './undo-hit.ts';

interface SiteParts {
  hits: HitStore;
  punishments: Punishments;
  settings: SettingsCache;
  inviteGuilds: InviteGuilds;
}

/** Hits on one page. */
const HIT_PAGE = 50;

/** What the site shows of automoderation, and lets people try. */
export function automodSiteRoutes({ hits, punishments, settings, inviteGuilds }: SiteParts): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...automodSiteEndpoints.tryOut,
      handler: ({ params: { guildId }, body }) => tryOut({ settings, inviteGuilds }, guildId, body),
    });

    app.route({ ...automodSiteEndpoints.counts, handler: ({ params }) => hits.countsOfWeek(params.guildId) });

    app.route({
      ...automodSiteEndpoints.hits,
      handler: async ({ params: { guildId }, query: { rule, member, before } }) => {
        const found = await hits.list(guildId, {
          limit: HIT_PAGE + 1,
          ...(rule && { rule }),
          ...(member && { memberId: member }),
          ...(before && { before: cursorOf(before) }),
        });
        const shown = found.slice(0, HIT_PAGE);
        const last = found.length > HIT_PAGE ? shown.at(-1) : undefined;
        return { hits: shown.map(hitReply), next: last === undefined ? null : `${last.at.getTime()}-${last.id}` };
      },
    });

    app.route({
      ...automodSiteEndpoints.wrong,
      handler: async (request) => {
        const { guildId, hitId } = request.params;
        const { userId, username } = callerOf(request);
        const { language } = await settings.get(guildId);
        const reason = m.automod_undone({}, { locale: language.interface });
        const by = { id: userId, name: username };
        if ((await hits.find(guildId, hitId)) === null) throw new AppError('notFound', 'No such entry');
        const isUndone = await undoHit({ hits, punishments }, { guildId, hitId, by, reason });
        if (!isUndone) throw new AppError('conflict', 'Somebody has dealt with this already');
        return { message: REPLY_MESSAGES.automodUndone };
      },
    });
  };
}

type TryBody = z.output<typeof automodSiteEndpoints.tryOut.schema.body>;

/** By the code the bot runs; the platform is asked about invites only. */
async function tryOut(
  { settings, inviteGuilds }: Pick<SiteParts, 'settings' | 'inviteGuilds'>,
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
  const place = { roleIds: roles, channelIds: channel === null ? [] : [channel] };
  const { verdict, ...trial } = tryRules(automod, input, place, foreign, Date.now());
  const { punishment: gravest } = verdict;
  return {
    rules: trial.rules.map(({ spans, ...tried }) => ({ ...tried, spans: [...spans] })),
    deletes: verdict.deletes,
    messages: [...verdict.messages],
    punishment: gravest && { rule: gravest.rule, ...punishmentOf(gravest.punishment) },
  };
}

function cursorOf(written: string): HitCursor {
  const [at = '', ...id] = written.split('-');
  return { at: new Date(Number(at)), id: id.join('-') };
}

function punishmentOf({ type, duration, reason }: Punishment) {
  return { type, duration, reason };
}

function hitReply({ member, rules, spans, at, wrongAt, ...hit }: Hit): HitReply {
  const { id, channelId, messageId, text, isLogOnly, isDeleted, isStopped, caseNumber } = hit;
  return {
    id,
    channelId,
    messageId,
    text,
    isLogOnly,
    isDeleted,
    isStopped,
    caseNumber,
    at: at.toISOString(),
    rules: [...rules],
    spans: [...spans],
    member: { id: member.id, username: member.name },
    wrongAt: wrongAt?.toISOString() ?? null,
  };
}
