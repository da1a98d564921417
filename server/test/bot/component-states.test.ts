import { snowflake } from '@perigee/core/base/ids/snowflake';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type ComponentState, stateId } from '../../src/bot/component-states/component-state.ts';
import { createComponentStates } from '../../src/bot/component-states/component-states.ts';
import { customId } from '../../src/bot/components/custom-id.ts';
import { defineComponent } from '../../src/bot/components/define-component.ts';
import { defineCommand } from '../../src/bot/define-command.ts';
import { openDatabase } from '../../src/database/database.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { bothLanguages, openUseWorld } from '../support/use-world.ts';

let database: Awaited<ReturnType<typeof openDatabase>>;
let drop: () => Promise<void>;
beforeAll(async () => {
  const created = await createTestDatabase();
  drop = created.drop;
  database = await openDatabase(created.location, pino({ level: 'silent' }));
});
afterAll(async () => {
  await database.close();
  await drop();
});

const NAMES = Array.from({ length: 100 }, (_, index) => `name ${index}`);

const namesState = (lifetimeMs: number): ComponentState<string[]> => ({
  name: 'test.names',
  schema: z.array(z.string()),
  lifetimeMs,
});

const drawId = customId({ feature: 'test', action: 'draw', version: 1, args: { listId: stateId, ownerId: snowflake } });

/** A command that keeps a hundred names, with a button that shows the last one, once. */
async function openRaffle({ lifetimeMs = 60_000 } = {}) {
  const kind = namesState(lifetimeMs);
  const states = createComponentStates(database.db);
  const raffle = defineCommand({
    name: 'raffle',
    category: 'utilities',
    config: bothLanguages('raffle', 'розыгрыш'),
    async run(ctx) {
      const listId = await ctx.bot.states.keep(kind, ctx, NAMES);
      const custom_id = drawId.write({ listId, ownerId: ctx.user.id });
      const button = { type: ComponentType.Button as const, style: ButtonStyle.Primary as const, label: 'Draw' };
      const row = { type: ComponentType.ActionRow as const, components: [{ ...button, custom_id }] };
      await ctx.reply({ content: 'ready', components: [row] });
    },
  });
  const draw = defineComponent({
    id: drawId,
    mayPress: { owner: 'ownerId' },
    noCommand: 'no command does the same',
    state: { kind, id: 'listId' },
    async run({ bot, guildId, reply, refuse }, { listId }, names) {
      const isFirst = await database.db.transaction().execute((tx) => bot.states.take(tx, guildId, listId));
      await (isFirst ? reply({ content: `drawn ${names.at(-1)}` }) : refuse('drawn before'));
    },
  });
  const world = await openUseWorld({ commands: [raffle], components: [draw] }, { states });
  const shown = await world.owner.ask('!raffle');
  const customIds = JSON.stringify(shown.components).match(/test:draw:[^"]*/);
  return { ...world, press: () => world.owner.press(shown.id, customIds?.[0] ?? '') };
}

test('A button receives the list that its command kept, far longer than a custom id', async () => {
  const { press, shown } = await openRaffle();

  await press();

  expect(shown().map(({ content }) => content)).toEqual(['ready', 'drawn name 99']);
});

test('A button whose state was taken tells the member that it has expired', async () => {
  const { press, shown, memberId } = await openRaffle();

  await press();
  await press();

  expect(shown().at(-1)).toEqual({ onlyFor: memberId, content: 'This button has expired.' });
});

test('A button whose state has expired does nothing', async () => {
  const { press, shown, memberId } = await openRaffle({ lifetimeMs: 0 });

  await press();

  expect(shown()).toEqual([
    { onlyFor: null, content: 'ready' },
    { onlyFor: memberId, content: 'This button has expired.' },
  ]);
});
