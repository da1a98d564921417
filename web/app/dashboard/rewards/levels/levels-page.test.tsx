import { levelsEndpoints } from '@perigee/core/rewards/levels/endpoints';
import { DEFAULT_LEVELS, type Levels } from '@perigee/core/rewards/levels/schema';
import { levelsSection } from '@perigee/core/rewards/levels/section';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { guildWith } from '../../../testing/guild.ts';
import { renderInGuild } from '../../../testing/render.tsx';
import LevelsPage from './levels-page.tsx';

const levelsWith = (captain: number, cook: number): Levels => ({
  ...DEFAULT_LEVELS,
  multipliers: [
    { role: '201', percent: captain },
    { role: '204', percent: cook },
  ],
});

test('Concurrent changes to different role multipliers are listed by role, and both are kept', async () => {
  const levels = levelsWith(150, 200);
  const page = renderInGuild(<LevelsPage />, { guild: guildWith({ boost: true, levels }) });
  const { api, user } = page;
  api.answer(levelsEndpoints.change, () => null);
  const savedBy = { id: '901', username: 'mia.lindqvist' };
  const conflict = {
    section: 'levels' as const,
    version: 5,
    value: levelsWith(150, 300),
    savedBy,
    savedAt: '2026-01-02T03:04:05.000Z',
  };
  api.refuse(levelsSection.save, 409, { code: 'conflict', conflict });

  const percent = await screen.findByRole('textbox', { name: '@Captain' });
  await user.clear(percent);
  await user.type(percent, '175');
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else saved these settings' }));
  const asked = dialog.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
  api.answer(levelsSection.save, () => ({ message: '', version: 6, value: levelsWith(175, 300) }));
  await user.click(dialog.getByRole('button', { name: 'Save this choice' }));

  await screen.findByText('Settings saved');
  const saves = api.received.filter(({ body }) => body !== undefined);
  expect(saves.at(-1)?.body).toEqual(levelsWith(175, 300));
  expect(asked).toEqual([
    'XP by role › @Captain › Percent changed by you',
    'XP by role › @Cook › Percent changed by mia.lindqvist',
  ]);
});
