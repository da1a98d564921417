import { json } from '../../protocol/reply.ts';
import { type Route, route } from '../../http/router.ts';
import { presentGuild } from '../../world/views/present-guild.ts';
import { guildOfBot } from '../bot-guards.ts';
import { countsOf } from '../users.ts';

export const guildRoutes: Route[] = [
  route('GET', '/guilds/:guildId', 'bot', ({ platform, param, query }) => {
    const guild = guildOfBot(platform, param('guildId'));
    const counts = query.get('with_counts') === 'true' ? countsOf(guild, Object.keys(guild.members).length) : {};
    return json({ ...presentGuild(guild), ...counts });
  }),
];
