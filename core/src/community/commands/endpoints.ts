import * as z from 'zod/mini';
import { endpoint } from '../../base/http/endpoint.ts';
import { snowflake } from '../../base/ids/snowflake.ts';
import { saveReply } from '../../base/sections/save-reply.ts';
import { commandBodySchema, commandSettingsSchema } from './command-settings.ts';
import { commandSchema } from './schema.ts';

export const commandsEndpoints = {
  list: endpoint({
    method: 'GET',
    url: '/public/commands',
    access: 'public',
    summary: 'Every command the bot answers to',
    schema: { response: { 200: z.array(commandSchema) } },
  }),
  /**
   * Also sets the slash command's permissions on the platform, in the person's name. A token without the scope for
   * that gets 401 with the issue `permissionScope`; a person the platform does not allow to do it gets 403 with
   * `platformRights`.
   */
  save: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/commands/:commandName',
    access: { tab: 'commands' },
    summary: 'Save how one command is set',
    errors: ['conflict'],
    channels: { taken: 'watched', given: 'settings' },
    schema: {
      params: z.strictObject({ guildId: snowflake, commandName: z.string() }),
      body: commandBodySchema,
      response: { 200: saveReply(commandSettingsSchema) },
    },
  }),
};
