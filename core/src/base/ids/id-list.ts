import * as z from 'zod/mini';
import { issueCode } from '../issues/issue-codes.ts';
import { channelId, roleId, snowflake } from './snowflake.ts';

/** Most roles and channels the platform allows in a guild. */
export const GUILD_ROLES_MAX = 250;
export const GUILD_CHANNELS_MAX = 500;

/** At most `max` ids, without duplicates. */
export function snowflakeList(max: number, id: typeof snowflake = snowflake) {
  return z.array(id).check(
    z.maxLength(max, { error: issueCode('listTooLong'), abort: true }),
    z.refine((ids) => new Set(ids).size === ids.length, { error: issueCode('duplicate') }),
  );
}

export const roleIdList = snowflakeList(GUILD_ROLES_MAX, roleId);
export const channelIdList = snowflakeList(GUILD_CHANNELS_MAX, channelId);
