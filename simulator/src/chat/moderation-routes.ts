import { ApiError } from '../protocol/api-error.ts';
import { actionFields } from '../http/action-body.ts';
import { body } from '../protocol/described.ts';
import { readBody } from '../protocol/form-body.ts';
import { empty, json } from '../protocol/reply.ts';
import { type Route, route } from '../http/router.ts';
import { getGuild } from '../world/lookups.ts';
import { performAction } from '../world/moderation/moderation-action.ts';
import { guildPermissions, holds } from '../world/permissions.ts';

const GUILD = '/sim/people/:personId/guilds/:guildId';
const act = body(actionFields);

/** What the chat page's person does to members. */
export const moderationRoutes: Route[] = [
  route('POST', `${GUILD}/acts`, 'open', ({ platform, param, body: sent }) => {
    performAction(platform, param('guildId'), param('personId'), readBody(sent, act.read));
    return empty();
  }),
  route('GET', `${GUILD}/bans`, 'open', ({ platform, param }) => {
    const guild = getGuild(platform.world, param('guildId'));
    if (!holds(guildPermissions(guild, param('personId')), 'BanMembers')) throw new ApiError('missingPermissions');
    return json(
      Object.entries(guild.bans).map(([id, { reason }]) => {
        const person = platform.world.people[id];
        return { id, name: person?.globalName ?? person?.username ?? '', reason };
      }),
    );
  }),
];
