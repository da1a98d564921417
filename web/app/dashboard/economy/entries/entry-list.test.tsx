import { customJobsEndpoints } from '@perigee/core/economy/custom-jobs/endpoints';
import { type CustomJob, NEW_CUSTOM_JOB } from '@perigee/core/economy/custom-jobs/schema';
import { historyEndpoints } from '@perigee/core/setup/history/endpoints';
import { listsEndpoints } from '@perigee/core/economy/lists/endpoints';
import type { Locale } from '@perigee/core/base/locales/locales';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { guildWith } from '../../../testing/guild.ts';
import { layOutRows } from '../../../testing/lay-out-rows.ts';
import { renderInGuild } from '../../../testing/render.tsx';
import { EntryList } from './entry-list.tsx';
import { CUSTOM_JOB_KIND } from './custom-job-kind.ts';

const jobsCalled = (...names: string[]): CustomJob[] => names.map((name) => ({ ...NEW_CUSTOM_JOB, name }));

interface RenderOptions {
  jobs?: string[];
  locale?: Locale;
  boost?: boolean;
}

async function openJobs({ jobs = [], locale = 'en', boost = false }: RenderOptions = {}) {
  const guild = guildWith({ customJobs: jobsCalled(...jobs), versions: { customJobs: 7 }, boost });
  const page = renderInGuild(<EntryList kind={CUSTOM_JOB_KIND} />, { guild, locale });
  await screen.findByRole('button', { name: /^(Add job|Добавить профессию)$/ });
  return page;
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const press = (name: string) => screen.getByRole('button', { name });

describe('Job list', () => {
  const EMPTY = {
    en: ['No jobs yet', '0 jobs of 5', 'Add job'],
    ru: ['Профессий пока нет', '0 профессий из 5', 'Добавить профессию'],
  } as const;

  test.for(['en', 'ru'] as const)('An empty job list says so and offers to add a job in %s', async (locale) => {
    await openJobs({ locale });

    const [title, summary, add] = EMPTY[locale];
    expect(screen.getByText(title)).toBeInTheDocument();
    expect(screen.getByText(summary)).toBeInTheDocument();
    expect(press(add)).toBeEnabled();
    expect(screen.queryByRole('button', { name: /several|несколько/ })).not.toBeInTheDocument();
  });

  const COUNTS = [
    [1, '1 профессия из 5'],
    [2, '2 профессии из 5'],
    [5, '5 профессий из 5'],
  ] as const;

  test.for(COUNTS)('A list of %i jobs is counted in Russian as %s', async ([count, words]) => {
    await openJobs({ jobs: Array.from({ length: count }, (_, index) => `Job ${index}`), locale: 'ru' });

    expect(screen.getByText(words)).toBeInTheDocument();
  });

  test('A full job list without a boost names the higher limit and links to a boost', async () => {
    await openJobs({ jobs: ['A', 'B', 'C', 'D', 'E'] });

    expect(press('Add job')).toBeDisabled();
    expect(press('Duplicate A')).toBeDisabled();
    expect(screen.getByText(/^Up to 5 jobs without a boost, 15 with one\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Get boost' })).toHaveAttribute('href', '/donate');
  });

  test('A boosted job list is full at 15 jobs and links to no boost', async () => {
    await openJobs({ jobs: Array.from({ length: 15 }, (_, index) => `Job ${index}`), boost: true });

    expect(press('Add job')).toBeDisabled();
    expect(screen.getByText('The server can have up to 15 jobs. Delete one to make room.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Get boost' })).not.toBeInTheDocument();
  });

  test('A job list above its limit marks the paused jobs', async () => {
    await openJobs({ jobs: ['A', 'B', 'C', 'D', 'E', 'F'] });

    const resting = screen.getAllByText(/^Paused: only the first 5 are active/);
    expect(resting).toHaveLength(1);
    expect(resting[0]).toBeVisible();
  });
});

describe('Job order', () => {
  test('Reordering jobs by keyboard saves at once and can be undone', async () => {
    layOutRows();
    const { user, api, keep } = await openJobs({ jobs: ['Pilot', 'Cook'] });
    api.answer(listsEndpoints.order, () => {
      keep({ customJobs: jobsCalled('Cook', 'Pilot'), versions: { customJobs: 8 } });
      return { message: '', version: 8 };
    });
    api.answer(historyEndpoints.undo, () => {
      keep({ customJobs: jobsCalled('Pilot', 'Cook'), versions: { customJobs: 9 } });
      return { message: '', version: 9 };
    });

    press('Move Pilot').focus();
    await user.keyboard(' ');
    await screen.findByText('Pilot picked up, position 1 of 2');
    await waitFor(async () => {
      await user.keyboard('{ArrowDown}');
      expect(screen.getByText('Pilot is at position 2 of 2')).toBeInTheDocument();
    });
    await user.keyboard(' ');
    await screen.findByText('Order saved');
    expect(names()).toEqual(['Cook', 'Pilot']);
    const saved = api.received.find(({ body }) => body !== undefined);
    expect(saved?.body).toEqual({ names: ['Cook', 'Pilot'] });
    expect(saved?.headers.get('if-match')).toBe('"7"');
    await user.click(press('Undo'));

    await screen.findByText('Change undone');
    await waitFor(() => expect(names()).toEqual(['Pilot', 'Cook']));
  });

  test('Reordering jobs is reverted if the save fails', async () => {
    layOutRows();
    const { user, api } = await openJobs({ jobs: ['Pilot', 'Cook'] });
    api.refuse(listsEndpoints.order, 500, { code: 'internal' });

    press('Move Cook').focus();
    await user.keyboard(' ');
    await screen.findByText('Cook picked up, position 2 of 2');
    await waitFor(async () => {
      await user.keyboard('{ArrowUp}');
      expect(screen.getByText('Cook is at position 1 of 2')).toBeInTheDocument();
    });
    await user.keyboard(' ');

    await screen.findByText(/^Something went wrong/);
    expect(names()).toEqual(['Pilot', 'Cook']);
  });
});

describe('Job name on its card', () => {
  test('Renaming a job refuses a taken name in any case and saves on Enter', async () => {
    const { user, api, keep } = await openJobs({ jobs: ['Pilot', 'Cook'] });
    api.answer(customJobsEndpoints.update, () => {
      keep({ customJobs: jobsCalled('Pilot', 'pilot school') });
      return { message: '', version: 8, value: { ...NEW_CUSTOM_JOB, name: 'pilot school' } };
    });

    await user.click(press('Cook'));
    const field = screen.getByRole('textbox', { name: 'Name: Cook' });
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, ' PILOT');
    expect(field).toHaveAccessibleDescription('Another job has this name');
    await user.keyboard('{Enter}');
    expect(field).toBeInTheDocument();
    await user.type(field, ' school{Enter}');

    await waitFor(() => expect(names()).toEqual(['Pilot', 'pilot school']));
    expect(api.received.at(-2)?.address).toBe('/api/private/guilds/100/custom-jobs/Cook');
  });

  test('Escape cancels renaming a job and restores focus', async () => {
    const { user, api } = await openJobs({ jobs: ['Pilot'] });

    await user.click(press('Pilot'));
    await user.keyboard('x{Escape}');

    expect(press('Pilot')).toHaveFocus();
    expect(api.received).toEqual([]);
  });

  test('A job name the server refuses stays open with the reason', async () => {
    const { user, api } = await openJobs({ jobs: ['Pilot'], locale: 'ru' });
    api.refuse(customJobsEndpoints.update, 409, { code: 'conflict', issues: [{ path: 'name', code: 'jobNameTaken' }] });

    await user.click(press('Pilot'));
    await user.keyboard('2{Enter}');

    const field = screen.getByRole('textbox', { name: /Pilot/ });
    await waitFor(() =>
      expect(screen.getByText('Другая профессия уже так называется')).toHaveAttribute('role', 'alert'),
    );
    expect(field).toHaveValue('Pilot2');
  });
});

describe('Selected jobs', () => {
  test('Jobs can be selected together, and duplicating is limited to the free slots', async () => {
    const { user } = await openJobs({ jobs: ['A', 'B', 'C'] });
    await user.click(press('Select several'));
    const bar = within(screen.getByRole('toolbar', { name: 'Select several' }));
    const all = bar.getByRole('checkbox', { name: 'Select all' });
    expect(bar.getByRole('button', { name: 'Delete' })).toBeDisabled();

    await user.click(screen.getByRole('checkbox', { name: 'Select B' }));
    expect(all).toBePartiallyChecked();
    expect(bar.getByText('1 selected')).toHaveAttribute('role', 'status');
    expect(bar.getByRole('button', { name: 'Duplicate' })).toBeEnabled();
    await user.click(all);

    expect(all).toBeChecked();
    expect(bar.getByRole('button', { name: 'Duplicate' })).toBeDisabled();
    expect(bar.getByRole('button', { name: 'Duplicate' })).toHaveAttribute('title', 'Room for 2 more');
  });

  test('Selected jobs are duplicated in one save, each below its original under a unique name', async () => {
    const { user, api, keep } = await openJobs({ jobs: ['A', 'A 2', 'B'], boost: true });
    api.answer(listsEndpoints.copy, () => {
      keep({ customJobs: jobsCalled('A', 'A 3', 'A 2', 'B', 'B 2') });
      return { message: '', version: 8 };
    });
    await user.click(press('Select several'));
    await user.click(screen.getByRole('checkbox', { name: 'Select A' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select B' }));

    await user.click(press('Duplicate'));

    await waitFor(() => expect(names()).toEqual(['A', 'A 3', 'A 2', 'B', 'B 2']));
    expect(api.received.find(({ body }) => body !== undefined)?.body).toEqual({
      copies: [
        { of: 'A', name: 'A 3' },
        { of: 'B', name: 'B 2' },
      ],
    });
  });

  test('Selected jobs are deleted in one save after one confirmation that names them', async () => {
    const { user, api, keep } = await openJobs({ jobs: ['A', 'B', 'C'] });
    api.answer(listsEndpoints.remove, () => {
      keep({ customJobs: jobsCalled('B') });
      return { message: '', version: 8 };
    });
    await user.click(press('Select several'));
    await user.click(screen.getByRole('checkbox', { name: 'Select A' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select C' }));

    await user.click(press('Delete'));
    const question = within(await screen.findByRole('dialog', { name: 'Delete 2 entries?' }));
    expect(question.getByText(/“A” and “C”/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(names()).toEqual(['B']));
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    expect(api.received.find(({ body }) => body !== undefined)?.body).toEqual({ names: ['A', 'C'] });
  });
});
