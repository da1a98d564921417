import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_GAMES, gamesSection } from '@perigee/core/games/section';
import { grantBalances } from '../economy/grant-balances.ts';
import { auditRounds } from '../games/audit-rounds.ts';
import type { PreparePart } from './part.ts';
import { storeSettings } from './settings.ts';

const PLAYERS = 4;
const PAUSE_MS = 300;
const GAMES = ['!slots 10', '!coinflip 10 heads', '!dice 10 50'];

/** Members who play rounds that end at once, each in a channel of their own. */
export const prepareRounds: PreparePart = async ({ simulator, typed, isOver }, db) => {
  const { world } = simulator;
  const players = Array.from({ length: PLAYERS }, (_, index) => world.createPerson({ username: `player${index}` }));
  const channels = players.map((_, index) => `table-${index}`);
  const ownerId = world.createPerson({ username: 'croupier' });
  const guild = world.createGuild({ name: 'Tables', ownerId, members: players, channels, botIn: true });
  await storeSettings(db, guild.id, gamesSection.name, { ...DEFAULT_GAMES, cooldown: 0 });
  await grantBalances(db, guild.id, players);

  return {
    name: 'rounds',
    async run() {
      await Promise.all(
        players.map(async (playerId, index) => {
          for (let count = 0; !isOver(); count += 1) {
            await typed.sendCommand(playerId, guild.channelIds[index] ?? '', GAMES[count % GAMES.length] ?? '');
            await sleep(PAUSE_MS);
          }
        }),
      );
    },
    async audit(database) {
      const { rounds, open, aside, wrong } = await auditRounds(database, guild.id);
      const commands = [...typed.read(guild.channelIds).values()];
      // A round shows what was staked; a refusal has a text alone.
      const displayed = commands.filter(({ answers }) => answers.some((answer) => answer.includes('"footer"'))).length;
      return {
        summary: `${commands.length} asked for, ${displayed} shown, ${rounds} in the database`,
        wrongs: {
          'shown and lost': Math.max(0, displayed - rounds),
          'more than were asked for': Math.max(0, rounds - commands.length),
          open,
          'money left aside': Math.abs(aside),
          'booked otherwise than they ended': wrong,
        },
        hasWorked: rounds > 0,
      };
    },
  };
};
