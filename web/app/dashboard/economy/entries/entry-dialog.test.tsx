import { customJobsEndpoints } from '@perigee/core/economy/custom-jobs/endpoints';
import { NEW_CUSTOM_JOB } from '@perigee/core/economy/custom-jobs/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { guildWith } from '../../../testing/guild.ts';
import { renderInGuild } from '../../../testing/render.tsx';
import { EntryList } from './entry-list.tsx';
import { CUSTOM_JOB_KIND } from './custom-job-kind.ts';

/** Opens a dialog of a list that already has a pilot and a cook. */
async function openDialog(button: string, title: string) {
  const guild = guildWith({ customJobs: ['Pilot', 'Cook'].map((name) => ({ ...NEW_CUSTOM_JOB, name })) });
  const page = renderInGuild(<EntryList kind={CUSTOM_JOB_KIND} />, { guild });
  await page.user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  return { ...page, dialog, name: dialog.getByRole('textbox', { name: 'Name' }) };
}

describe('New job dialog', () => {
  test('A refused new job stays open in its dialog with the typed values', async () => {
    const { user, api, dialog, name } = await openDialog('Add job', 'New job');
    api.refuse(customJobsEndpoints.create, 409, {
      code: 'conflict',
      issues: [{ path: '', code: 'jobsLimitReached', params: { max: 5 } }],
    });

    await user.type(name, 'Miner');
    await user.click(dialog.getByRole('button', { name: 'Add job' }));

    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Jobs limit reached'));
    expect(name).toHaveValue('Miner');
  });

  test('A new job needs a unique name of at most 50 characters, and Escape keeps unsaved input', async () => {
    const { user, dialog, name } = await openDialog('Add job', 'New job');

    await user.click(name);
    await user.paste('x'.repeat(51));
    await user.tab();
    expect(name).toHaveAccessibleDescription('The name can be up to 50 characters long');
    await user.clear(name);
    await user.type(name, 'pilot');
    expect(name).toHaveAccessibleDescription('Another job has this name');
    expect(dialog.getByRole('button', { name: 'Add job' })).toBeDisabled();
    await user.keyboard('{Escape}');

    expect(name).toHaveValue('pilot');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

test('A job can change the case of its own name but cannot use the name of another job', async () => {
  const { user, dialog, name } = await openDialog('Edit Cook', 'Edit job');
  const save = dialog.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();

  await user.clear(name);
  await user.type(name, ' PILOT ');
  await user.tab();
  expect(name).toHaveAccessibleDescription('Another job has this name');
  expect(save).toBeDisabled();
  await user.clear(name);
  await user.type(name, 'COOK');

  expect(name).toBeValid();
  expect(save).toBeEnabled();
});
