import {
  automodReplayEndpoints,
  REPLAY_SHOWN_MAX,
  type ReplayHit,
} from '@perigee/core/moderation/automod-replay/endpoints';
import { excerptOf } from '@perigee/core/moderation/automod-replay/excerpt';
import type { Automod } from '@perigee/core/moderation/automod/schema';
import { REPLAY_MS, REPLAY_PER_CHANNEL } from '@perigee/core/community/message-archive/need';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SettingsCache } from '../../../../bot/settings-cache.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { callerOf } from '../../../../http/caller.ts';
import type { ChannelReaders, GuildDirectory, MessageArchive, StoredMessage } from '../../../community/index.ts';
import type { InviteGuilds } from '../messages/invite-guilds.ts';
import { readAuthors } from './replay-authors.ts';
import { replayMessages, type ReplayedHit, withRoles } from './replay-messages.ts';
import { createReplayTurns } from './turns.ts';

interface ReplayDeps {
  settings: SettingsCache;
  archive: Pick<MessageArchive, 'recent'>;
  inviteGuilds: InviteGuilds;
  directory: GuildDirectory;
  channelReaders: ChannelReaders;
}

/** Invites looked up per replay. The rest count as foreign, as in the bot when a lookup fails. */
const INVITES_MAX = 25;

/** Lets people try rules on the messages of the last day. */
export function replayRoutes(deps: ReplayDeps): FastifyPluginAsyncZod {
  const inTurn = createReplayTurns();
  return async (app) => {
    app.route({
      ...automodReplayEndpoints.replay,
      handler: async (request) => {
        const { guildId } = request.params;
        const { rules } = request.body;
        const { autoModeration, automodReplay } = await deps.settings.get(guildId);
        if (!automodReplay.enabled) throw new AppError('conflict', 'This server does not store recent messages');
        return inTurn(() => replay(deps, { guildId, userId: callerOf(request).userId }, rules ?? autoModeration));
      },
    });
  };
}

async function replay(deps: ReplayDeps, viewer: { guildId: string; userId: string }, automod: Automod) {
  const { inviteGuilds, directory } = deps;
  const { guildId } = viewer;
  const messages = await readableMessages(deps, viewer);
  const found = await replayMessages(automod, messages, capLookups(INVITES_MAX, inviteGuilds));
  const newest = found.toReversed();
  const authors = await readAuthors(directory, guildId, [...new Set(newest.map(({ message }) => message.author.id))]);
  const hits = newest.flatMap((hit) => {
    const author = authors.get(hit.message.author.id);
    if (author?.isExempt === true) return [];
    return withRoles(automod, hit, author?.roleIds ?? []) ?? [];
  });
  const unknown = new Set(hits.map(({ message }) => message.author.id).filter((id) => !authors.has(id)));
  return {
    messages: messages.length,
    since: messages[0]?.sentAt.toISOString() ?? null,
    hits: hits.length,
    shown: hits.slice(0, REPLAY_SHOWN_MAX).map(hitReply),
    unknownMembers: unknown.size,
  };
}

/** The recent messages of channels that the person can read. Others take no part: even their number would tell. */
async function readableMessages(
  { archive, channelReaders }: ReplayDeps,
  { guildId, userId }: { guildId: string; userId: string },
): Promise<StoredMessage[]> {
  const since = new Date(Date.now() - REPLAY_MS);
  const messages = await archive.recent(guildId, { since, perChannel: REPLAY_PER_CHANNEL });
  const channelIds = messages.map(({ channelId }) => channelId);
  const readable = await channelReaders.readable(guildId, userId, channelIds);
  return messages.filter(({ channelId }) => readable.has(channelId));
}

function capLookups(max: number, inviteGuilds: InviteGuilds): Pick<InviteGuilds, 'guildOf'> {
  const requested = new Set<string>();
  return {
    async guildOf(code) {
      if (!requested.has(code) && requested.size >= max) throw new Error('lookup limit reached');
      requested.add(code);
      return inviteGuilds.guildOf(code);
    },
  };
}

function hitReply({ message, text, fired }: ReplayedHit): ReplayHit {
  const { id, channelId, author, sentAt } = message;
  const spans = fired.flatMap((each) => each.spans);
  return {
    id,
    channelId,
    author: { id: author.id, username: author.name },
    sentAt: sentAt.toISOString(),
    ...excerptOf(text, spans),
    rules: fired.map(({ rule }) => rule),
  };
}
