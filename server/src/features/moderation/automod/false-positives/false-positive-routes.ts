import { makeIssue } from '@perigee/core/base/issues/issue';
import { automodSiteEndpoints } from '@perigee/core/moderation/automod/site-endpoints';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { m } from '#texts';
import type { SettingsCache } from '../../../../bot/settings-cache.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { type Caller, callerOf } from '../../../../http/caller.ts';
import { REPLY_MESSAGES } from '../../../../http/reply-messages.ts';
import { changeAuthorOf, type GuildRights, lacksPermission, type SettingsService } from '../../../community/index.ts';
import type { Case } from '../../cases/records/case-record.ts';
import type { ReadableHits } from '../hits/readable-hits.ts';
import type { ExceptionOffers } from './exception-offers.ts';
import { makeException } from './make-exception.ts';
import { consequencesOf, type UndoDeps, undoHit } from './undo-hit.ts';

interface FalsePositiveDeps extends UndoDeps {
  settings: SettingsCache;
  settingsService: SettingsService;
  offers: ExceptionOffers;
  readableHits: Pick<ReadableHits, 'find'>;
  rights: Pick<GuildRights, 'punisher'>;
}

/** Endpoints for marking a hit as wrong and making exceptions. */
export function falsePositiveRoutes(deps: FalsePositiveDeps): FastifyPluginAsyncZod {
  const { settingsService, offers, readableHits } = deps;
  const find = async (request: FastifyRequest<{ Params: { guildId: string; hitId: string } }>) => {
    const { guildId, hitId } = request.params;
    const hit = await readableHits.find({ guildId, userId: callerOf(request).userId }, hitId);
    if (hit === null) throw new AppError('notFound', 'No such entry');
    return hit;
  };

  return async (app) => {
    app.route({
      ...automodSiteEndpoints.wrong,
      handler: async (request) => {
        const { guildId, hitId } = request.params;
        await find(request);
        await undoFor(deps, callerOf(request), { guildId, hitId });
        return { message: 'Undone' };
      },
    });

    app.route({
      ...automodSiteEndpoints.undoing,
      handler: async (request) => {
        const { undoable, final } = await consequencesOf(deps, await find(request));
        return { undone: undoable.map(summarise), stays: final.map(summarise) };
      },
    });

    app.route({
      ...automodSiteEndpoints.offers,
      handler: async (request) => offers.of(await find(request)),
    });

    app.route({
      ...automodSiteEndpoints.except,
      handler: async (request) => {
        const hit = await find(request);
        const saved = await makeException(
          { settings: settingsService, offers },
          changeAuthorOf(request),
          hit,
          request.body,
        );
        return { message: REPLY_MESSAGES.settingsSaved, version: saved.version, value: saved.value };
      },
    });
  };
}

/** @throws AppError if the caller may not, or somebody else was faster. */
async function undoFor(
  deps: FalsePositiveDeps,
  caller: Caller,
  { guildId, hitId }: { guildId: string; hitId: string },
): Promise<void> {
  const { language } = await deps.settings.get(guildId);
  const reason = m.automod_undone({}, { locale: language.interface });
  const by = { id: caller.userId, name: caller.username };
  const mayPunish = await deps.rights.punisher(caller, guildId);
  const undoing = await undoHit(deps, { guildId, hitId, by, reason, source: 'dashboard', mayPunish });
  if (typeof undoing === 'object' && 'lacks' in undoing) throw lacksPermission(undoing.lacks);
  if (undoing === 'own') throw new AppError('forbidden', 'It is about you', { issues: [makeIssue('', 'case_own')] });
  if (undoing === 'gone') throw new AppError('conflict', 'This has already been handled');
}

function summarise({ number, type, endsAt }: Case) {
  return { number, type, endsAt: endsAt?.toISOString() ?? null };
}
