import { ApiError } from '../protocol/api-error.ts';
import { body, describedNullable, describedChoice, describedOptional, describedText } from '../protocol/described.ts';
import { readBody } from '../protocol/form-body.ts';
import { empty, json } from '../protocol/reply.ts';
import { type Route, route } from '../http/router.ts';
import { openDirectChannel } from '../world/channels.ts';
import { getGuild, getPerson } from '../world/lookups.ts';
import { addMember, removeMember } from '../world/members.ts';
import { presenceOf, setPresence, STATUSES, withCustomStatus } from '../world/presence.ts';
import { describeGuild } from './describe-guild.ts';
import { describePerson } from './describe-person.ts';
import { getDemoPerson } from './guards.ts';

const PERSON = '/sim/people/:personId';
const GUILD = `${PERSON}/guilds/:guildId` as const;
/** Maximum length of a custom status, as in the platform's client. */
const CUSTOM_STATUS_MAX = 128;
const presence = body({
  status: describedOptional(describedChoice(STATUSES)),
  customStatus: describedOptional(describedNullable(describedText(CUSTOM_STATUS_MAX))),
});

/** The person, their guilds and direct channels. The person is part of the path, since a page may act as anybody. */
export const personRoutes: Route[] = [
  route('GET', PERSON, 'open', ({ platform, param }) =>
    json(describePerson(platform, getDemoPerson(platform, param('personId')))),
  ),
  route('GET', GUILD, 'open', ({ platform, param }) => {
    const guild = getGuild(platform.world, param('guildId'));
    if (guild.members[param('personId')] === undefined) throw new ApiError('unknownGuild');
    return json(describeGuild(platform, guild, param('personId')));
  }),
  route('POST', `${GUILD}/join`, 'open', ({ platform, param }) => {
    const guild = getGuild(platform.world, param('guildId'));
    if (guild.bans[param('personId')] !== undefined) throw new ApiError('userBanned');
    addMember(platform, guild.id, getDemoPerson(platform, param('personId')).id);
    return empty();
  }),
  route('POST', `${GUILD}/leave`, 'open', ({ platform, param }) => {
    const guild = getGuild(platform.world, param('guildId'));
    // The platform lets an owner leave only after transferring the guild.
    if (guild.ownerId === param('personId')) throw new ApiError('missingPermissions');
    removeMember(platform, guild.id, param('personId'));
    return empty();
  }),
  route('PUT', `${PERSON}/presence`, 'open', ({ platform, param, body: sent }) => {
    const { id } = getDemoPerson(platform, param('personId'));
    const present = presenceOf(platform.world, id);
    const { status = present.status, customStatus } = readBody(sent, presence.read);
    const chosen = { ...present, status };
    setPresence(platform, id, customStatus === undefined ? chosen : withCustomStatus(chosen, customStatus));
    return empty();
  }),
  route('POST', `${PERSON}/direct/:otherId`, 'open', ({ platform, param }) => {
    const other = getPerson(platform.world, param('otherId'));
    return json({ id: openDirectChannel(platform, getDemoPerson(platform, param('personId')).id, other.id).id });
  }),
];
