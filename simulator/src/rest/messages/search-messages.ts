import { refuseField } from '../../protocol/form-body.ts';
import { json } from '../../protocol/reply.ts';
import { type Call, type Route, route } from '../../http/router.ts';
import { channelsOf, threadsOf } from '../../state/channel-index.ts';
import { canSee, channelPermissions, holds } from '../../world/permissions.ts';
import { presentMessage } from '../../world/views/present-message.ts';
import { compareIds } from '../../base/snowflakes.ts';
import type { Message } from '../../state/state.ts';
import { guildOfBot } from '../bot-guards.ts';
import { asText } from '../../base/json.ts';
import { readIdParameter } from '../paging.ts';

const LIMIT_MAX = 25;
const OFFSET_MAX = 9_975;

export const searchRoutes: Route[] = [route('GET', '/guilds/:guildId/messages/search', 'bot', searchMessages)];

/** Messages of the channels whose history the bot may read, newest first; each is wrapped in its own array. */
function searchMessages({ platform, param, query }: Call<'guildId'>) {
  const guild = guildOfBot(platform, param('guildId'));
  const { id } = platform.application;
  const limit = within(query, 'limit', { preset: LIMIT_MAX, min: 1, max: LIMIT_MAX });
  const offset = within(query, 'offset', { preset: 0, min: 0, max: OFFSET_MAX });
  const channelIds = query.getAll('channel_id');
  const channels = [...channelsOf(platform.world, guild.id), ...threadsOf(platform.world, guild.id)].filter(
    (channel) =>
      canSee(guild, channel, id) &&
      holds(channelPermissions(guild, channel, id), 'ReadMessageHistory') &&
      (channelIds.length === 0 || channelIds.includes(channel.id)),
  );
  const fits = readFilter(query);
  const messages = channels
    .flatMap((channel) => platform.world.messages[channel.id] ?? [])
    .filter((message) => message.onlyFor === null && fits(message))
    .toSorted((left, right) => compareIds(right.id, left.id));
  if (query.get('sort_order') === 'asc') messages.reverse();
  const page = messages.slice(offset, offset + limit);
  return json({
    doing_deep_historical_index: false,
    total_results: messages.length,
    messages: page.map((message) => {
      const {
        reactions: _reactions,
        referenced_message: _original,
        ...shown
      } = presentMessage(platform.world, message, id);
      return [{ ...shown, hit: true }];
    }),
  });
}

function within(
  query: URLSearchParams,
  name: string,
  { preset, min, max }: { preset: number; min: number; max: number },
): number {
  const value = Number(query.get(name) ?? preset);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  return refuseField([name], 'NUMBER_TYPE_MAX', `int value should be from ${min} to ${max}.`);
}

function readFilter(query: URLSearchParams): (message: Message) => boolean {
  const content = query.get('content')?.toLowerCase() ?? '';
  const [minId, maxId] = [readIdParameter(query, 'min_id'), readIdParameter(query, 'max_id')];
  const [authors, mentions, has] = ['author_id', 'mentions', 'has'].map((name) => query.getAll(name));
  const pinned = query.get('pinned');
  return (message) =>
    message.content.toLowerCase().includes(content) &&
    (minId === null || compareIds(message.id, minId) > 0) &&
    (maxId === null || compareIds(message.id, maxId) < 0) &&
    (!authors?.length || authors.includes(message.authorId)) &&
    (!mentions?.length || mentions.some((id) => message.mentionUserIds.includes(id))) &&
    (pinned === null || String(message.pinned) === pinned) &&
    (has ?? []).every((kind) => hasKind(message, kind));
}

function hasKind(message: Message, kind: string): boolean {
  const kinds: Record<string, boolean> = {
    link: /https?:\/\//.test(message.content),
    embed: message.embeds.length > 0,
    file: message.attachments.length > 0,
    image: message.attachments.some((file) => asText(file['content_type']).startsWith('image/')),
    poll: message.poll !== undefined,
    sticker: (message.stickers ?? []).length > 0,
    snapshot: message.forwarded !== undefined,
  };
  return kind.startsWith('-') ? kinds[kind.slice(1)] !== true : kinds[kind] === true;
}
