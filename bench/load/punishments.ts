import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_MODERATION } from '@perigee/core/moderation/punishments/schema';
import { moderationSection } from '@perigee/core/moderation/punishments/section';
import { sql } from 'kysely';
import { BOT_ID } from '../../server/test/support/world.ts';
import { countPunishments } from '../moderation/count-punishments.ts';
import type { PreparePart } from './part.ts';
import { storeSettings } from './settings.ts';

const PAUSE_MS = 1_200;

/** A moderator who mutes and bans members by typed commands, each member once. */
export const preparePunishments: PreparePart = async ({ simulator, typed, isOver }, db) => {
  const { world } = simulator;
  const moderatorId = world.createPerson({ username: 'judge' });
  const guild = world.createGuild({ name: 'Court', ownerId: moderatorId, botIn: true });
  const botRole = world.createRole(guild.id, { name: 'Bots', position: 10 });
  world.grantRole(guild.id, BOT_ID, botRole);
  await storeSettings(
    db,
    guild.id,
    moderationSection.name,
    moderationSection.normalise({ ...DEFAULT_MODERATION, useTimeout: true }),
  );
  const channelId = guild.channelIds[0] ?? '';

  return {
    name: 'punishments',
    async run() {
      for (let order = 1; !isOver(); order += 1) {
        const memberId = world.createPerson({ username: `accused${order}` });
        world.addMember(guild.id, memberId);
        await typed.sendCommand(
          moderatorId,
          channelId,
          order % 2 === 0 ? `!ban <@${memberId}> order ${order}` : `!mute <@${memberId}> 1h order ${order}`,
        );
        await sleep(PAUSE_MS);
      }
    },
    async audit(database, location) {
      const commands = [...typed.read([channelId]).values()];
      const { rows } = await sql<{ reason: string; times: string }>`
        select reason, count(*) as times from cases where guild_id = ${guild.id} group by reason`.execute(database);
      const cases = new Map(rows.map(({ reason, times }) => [reason, Number(times)]));
      const counts = await countPunishments(simulator, location, guild.id);
      const confirmed = commands.filter(({ answers }) => answers.some((answer) => /#\d+/.test(answer)));
      const reasonOf = ({ content }: { content: string }) => /order \d+/.exec(content)?.[0] ?? '';
      return {
        summary: `${commands.length} ordered, ${confirmed.length} reported as done, ${counts.cases} cases, ${counts.onPlatform} on the platform`,
        wrongs: {
          lost: counts.missing + confirmed.filter((each) => !cases.has(reasonOf(each))).length,
          'cases doubled': [...cases.values()].filter((times) => times > 1).length,
          'doubled on the platform': counts.doubled,
          'direct messages repeated': counts.repeatedMessages,
          'not done': counts.states['pending'] ?? 0,
        },
        hasWorked: counts.completed > 0,
      };
    },
  };
};
