import { expect, test } from 'vitest';
import { hierarchyRefusal } from './hierarchy.ts';

const role = (id: string, position: number) => ({ id, position, permissions: 0n });
const guild = {
  id: '1',
  ownerId: '10',
  roles: [role('1', 0), role('2', 1), role('3', 2), role('4', 2), role('5', 3)],
};
const member = (userId: string, ...roleIds: string[]) => ({ userId, roleIds });
const bot = member('20', '4');

test.for([
  { name: 'a member below both', moderator: member('11', '3'), target: member('12', '2'), refusal: null },
  { name: 'a member without roles', moderator: member('11', '2'), target: member('12'), refusal: null },
  { name: 'the bot', moderator: member('10'), target: bot, refusal: 'bot' },
  { name: 'themselves', moderator: member('11', '5'), target: member('11', '5'), refusal: 'yourself' },
  { name: 'the owner, however high they are', moderator: member('11', '5'), target: member('10'), refusal: 'owner' },
  { name: 'themselves as the owner', moderator: member('10'), target: member('10'), refusal: 'yourself' },
  { name: 'an equal by the same role', moderator: member('11', '3'), target: member('12', '3'), refusal: 'aboveYou' },
  { name: 'a superior', moderator: member('11', '2'), target: member('12', '3'), refusal: 'aboveYou' },
  { name: 'an equal without roles', moderator: member('11'), target: member('12'), refusal: 'aboveYou' },
  {
    name: 'the holder of an older role at the same position',
    moderator: member('11', '4'),
    target: member('12', '3'),
    refusal: 'aboveYou',
  },
  { name: 'a member above the bot', moderator: member('10'), target: member('12', '5'), refusal: 'aboveBot' },
  { name: "an equal of the bot's", moderator: member('10'), target: member('12', '4'), refusal: 'aboveBot' },
] as const)('The hierarchy check for punishing $name returns $refusal', ({ moderator, target, refusal }) => {
  expect(hierarchyRefusal({ guild, moderator, bot, target })).toBe(refusal);
});
