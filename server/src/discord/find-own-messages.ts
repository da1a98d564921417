import type { API } from '@discordjs/core/http-only';
import { firstIdAt } from '@perigee/core/base/ids/snowflake';
import { type APIMessage, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { ignoreErrorCodes } from './ignore-error-codes.ts';

/** Allowance for the difference between the platform's clock and ours. */
const CLOCKS_APART_MS = 60_000;

/** Without access to the history only the nonce prevents duplicates; the platform remembers it for a few minutes. */
const NOT_READABLE = [Code.MissingAccess, Code.MissingPermissions, Code.UnknownChannel];

interface OwnMessages {
  channelId: string;
  /** Time of the first attempt to send it. */
  since: Date;
  matches: (message: APIMessage) => boolean;
}

/** Finds messages that a killed process may have sent unrecorded; searches the first hundred after the attempt. */
export async function findOwnMessages(api: API, { channelId, since, matches }: OwnMessages): Promise<string[]> {
  const after = firstIdAt(since.getTime() - CLOCKS_APART_MS);
  const found = await ignoreErrorCodes(NOT_READABLE, api.channels.getMessages(channelId, { after, limit: 100 }));
  return (found ?? []).filter(matches).map(({ id }) => id);
}
