import type { API } from '@discordjs/core/http-only';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { forgiving } from '../../../discord/forgiving.ts';

const NOT_THERE = [Code.UnknownMember, Code.UnknownUser];

/** Whether somebody is a member of the server now. @throws what the platform says where it can not be found out. */
export async function isMember(api: API, guildId: string, userId: string): Promise<boolean> {
  return (await forgiving(NOT_THERE, api.guilds.getMember(guildId, userId))) !== undefined;
}
