import { setTimeout as sleep } from 'node:timers/promises';
import { economySection } from '@perigee/core/economy/section';
import { auditPayments, isPaid } from '../economy/audit-payments.ts';
import { grantBalances } from '../economy/grant-balances.ts';
import type { PreparePart } from './part.ts';

const CLIENTS = 4;
const MEMBERS = 8;
const PAUSE_MS = 250;

/** Members who give each other money by typed commands, another amount each time. */
export const prepareMoney: PreparePart = async ({ simulator, typed, isOver }, db) => {
  const { world } = simulator;
  const person = (username: string) => world.createPerson({ username });
  const members = Array.from({ length: MEMBERS }, (_, index) => person(`giver${index}`));
  const channels = Array.from({ length: CLIENTS }, (_, index) => `purse-${index}`);
  const guild = world.createGuild({ name: 'Purses', ownerId: person('banker'), members, channels, botIn: true });
  await grantBalances(db, guild.id, members);
  let amount = 0;
  const anyone = () => members[Math.floor(Math.random() * members.length)] ?? '';

  return {
    name: economySection.name,
    async run() {
      await Promise.all(
        guild.channelIds.map(async (channelId) => {
          while (!isOver()) {
            const [from, to] = [anyone(), anyone()];
            if (from === to) continue;
            amount += 1;
            await typed.sendCommand(from, channelId, `!pay <@${to}> ${amount}`);
            await sleep(PAUSE_MS);
          }
        }),
      );
    },
    async audit(database) {
      const commands = [...typed.read(guild.channelIds).values()];
      const confirmed = commands.filter(({ answers }) => answers.some(isPaid));
      const paid = new Set(confirmed.map(({ content }) => Number(content.split(' ').at(-1))));
      const { payments, doubled, missing } = await auditPayments(database, guild.id, paid);
      return {
        summary: `${commands.length} payments requested, ${paid.size} reported as done, ${payments} in the books`,
        wrongs: { lost: missing, doubled },
        hasWorked: payments > 0,
      };
    },
  };
};
