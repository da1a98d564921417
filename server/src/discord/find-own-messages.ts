import type { API } from '@discordjs/core/http-only';
import { firstIdAt } from '@perigee/core/ids/snowflake';
import { type APIMessage, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { forgiving } from './forgiving.ts';

/** Its clock and ours may differ by so much. */
const CLOCKS_APART_MS = 60_000;

/** Where the bot may not look back, it can only rely on the nonce, which the platform remembers for a few minutes. */
const NOT_READABLE = [Code.MissingAccess, Code.MissingPermissions, Code.UnknownChannel];

interface OwnMessages {
  channelId: string;
  /** When it was tried to be sent. */
  since: Date;
  isIt: (message: APIMessage) => boolean;
}

/**
 * Messages that may have been sent by a process that was killed before it could say so; among the hundred that came
 * first after the try.
 */
export async function findOwnMessages(api: API, { channelId, since, isIt }: OwnMessages): Promise<string[]> {
  const after = firstIdAt(since.getTime() - CLOCKS_APART_MS);
  const found = await forgiving(NOT_READABLE, api.channels.getMessages(channelId, { after, limit: 100 }));
  return (found ?? []).filter(isIt).map(({ id }) => id);
}
