import type { API } from '@discordjs/core/http-only';
import { createdAt } from '@perigee/core/base/ids/snowflake';
import { type APIMessage, MessageType } from 'discord-api-types/v10';
import { OLD_MAX, type ClearingPlan, type ClearRequest } from './clearing.ts';

/** Messages per page, and pages per command. */
const PAGE = 100;
const PAGES_MAX = 50;

/** Bulk deletion refuses messages older than two weeks; an hour is left for processing. In milliseconds. */
const BULK_MS = 14 * 86_400_000 - 3_600_000;

/** System messages that the platform does not allow to be deleted. */
const UNDELETABLE: ReadonlySet<MessageType> = new Set<MessageType>([
  MessageType.RecipientAdd,
  MessageType.RecipientRemove,
  MessageType.Call,
  MessageType.ChannelNameChange,
  MessageType.ChannelIconChange,
  MessageType.ThreadStarterMessage,
]);

const LINK = /https?:\/\/|discord\.gg\//i;

/** Chooses the messages to delete, newest first. */
export async function planClearing(api: API, channelId: string, requested: ClearRequest): Promise<ClearingPlan> {
  const chosen: APIMessage[] = [];
  let pinned = 0;
  let before = requested.beforeId;
  let isCut = true;
  for (let page = 0; page < PAGES_MAX && chosen.length < requested.count; page += 1) {
    const messages = await api.channels.getMessages(channelId, { before, limit: PAGE });
    const within = messages.filter(({ id }) => requested.afterId === null || BigInt(id) > BigInt(requested.afterId));
    for (const message of within) {
      if (chosen.length === requested.count || !matches(message, requested)) continue;
      if (message.pinned && !requested.includesPinned) pinned += 1;
      else chosen.push(message);
    }
    before = messages.at(-1)?.id ?? before;
    isCut = messages.length === PAGE && within.length === PAGE;
    if (!isCut) break;
  }
  return { ...split(chosen), pinned, isCut: isCut && chosen.length < requested.count };
}

function split(chosen: readonly APIMessage[]): Omit<ClearingPlan, 'pinned' | 'isCut'> {
  const oldest = Date.now() - BULK_MS;
  const isOld = ({ id }: APIMessage) => createdAt(id).getTime() < oldest;
  const [recent, aged] = [chosen.filter((message) => !isOld(message)), chosen.filter(isOld)];
  const old = aged.slice(0, OLD_MAX);
  const counts = Map.groupBy([...recent, ...old], ({ author }) => author.id);
  return {
    recent: recent.map(({ id }) => id),
    old: old.map(({ id }) => id),
    left: aged.length - old.length,
    authors: [...counts]
      .map(([id, messages]) => ({ id, count: messages.length }))
      .toSorted((one, other) => other.count - one.count),
  };
}

function matches(message: APIMessage, { authorId, kind, text, commandId }: ClearRequest): boolean {
  if (message.id === commandId || UNDELETABLE.has(message.type)) return false;
  if (authorId !== null && message.author.id !== authorId) return false;
  if (text !== null && !message.content.toLowerCase().includes(text.toLowerCase())) return false;
  if (kind === 'bots') return message.author.bot === true || message.webhook_id !== undefined;
  if (kind === 'links') return LINK.test(message.content);
  return kind === null || message.attachments.length > 0;
}
