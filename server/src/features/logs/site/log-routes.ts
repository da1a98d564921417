import { logsEndpoints } from '@perigee/core/logs/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '../../../database/database.ts';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import { AppError } from '../../../errors/app-error.ts';
import { type Caller, callerOf } from '../../../http/caller.ts';
import { REPLY_MESSAGES } from '../../../http/reply-messages.ts';
import type { GuildDirectory, Seal } from '../../community/index.ts';
import { readEntry } from '../entries/entry-row.ts';
import { channelNameOf } from '../messages/channel-name.ts';
import type { TranscriptStore } from '../messages/transcript-store.ts';
import { writeTranscript } from '../messages/write-transcript.ts';
import type { EntryReader } from './entry-reader.ts';
import type { SeeEntries } from './entry-sight.ts';
import type { LogExamples } from './log-examples.ts';

interface RouteDeps {
  db: Db;
  seal: Seal;
  settings: Pick<SettingsCache, 'get'>;
  directory: Pick<GuildDirectory, 'get'>;
  see: SeeEntries;
  reader: EntryReader;
  transcripts: TranscriptStore;
  examples: LogExamples;
}

/** The log on the site. */
export function logRoutes(deps: RouteDeps): FastifyPluginAsyncZod {
  const { reader, examples } = deps;

  return async (app) => {
    app.route({
      ...logsEndpoints.entries,
      handler: (request) => reader.list(callerOf(request), request.params.guildId, request.query),
    });

    app.route({
      ...logsEndpoints.people,
      handler: (request) => reader.people(callerOf(request), request.params.guildId, request.query),
    });

    app.route({
      ...logsEndpoints.transcript,
      handler: async (request, reply) => {
        const { params, query } = request;
        const asked = { guildId: params.guildId, entryId: params.entry, format: query.format };
        const file = await findTranscript(deps, callerOf(request), asked);
        return (
          reply
            .header('content-type', file.contentType)
            .header('content-disposition', `attachment; filename="${file.name}"`)
            // Contains users' texts, so it is not cached, and nothing in it may run.
            .header('cache-control', 'private, no-store')
            .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
            .send(file.data)
        );
      },
    });

    app.route({
      ...logsEndpoints.example,
      handler: async (request) => {
        const { userId } = callerOf(request);
        await examples.send({ guildId: request.params.guildId, userId, event: request.body.event });
        return { message: REPLY_MESSAGES.testDone };
      },
    });
  };
}

interface TranscriptRequest {
  guildId: string;
  entryId: string;
  format: 'html' | 'txt';
}

/** A transcript of a channel that the caller cannot read does not exist for them. */
async function findTranscript(deps: RouteDeps, caller: Caller, { guildId, entryId, format }: TranscriptRequest) {
  const { db, seal, settings, transcripts, directory, see } = deps;
  const row = await db
    .selectFrom('log_entries')
    .selectAll()
    .where('guild_id', '=', guildId)
    .where('id', '=', entryId)
    .executeTakeFirst();
  const stored = row === undefined ? null : readEntry(seal, row);
  const [entry] = await (await see(caller, guildId)).show(stored === null ? [] : [stored]);
  const transcript = entry?.event === 'messageDeleteBulk' ? await transcripts.find(guildId, entryId) : null;
  if (entry?.event !== 'messageDeleteBulk' || transcript === null) throw new AppError('notFound', 'No such transcript');
  const { language } = await settings.get(guildId);
  const channelName = await channelNameOf(directory, guildId, entry.channel?.id);
  return writeTranscript({ transcript, entry, channelName, format, locale: language.interface });
}
