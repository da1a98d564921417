import { logsEndpoints } from '@perigee/core/logs/endpoints';
import type { LogEntry } from '@perigee/core/logs/entry';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInGuild } from '../../../testing/render.tsx';
import { EntryList } from './entry-list.tsx';
import { useLogEntries } from './use-entries.ts';

const ENTRY: LogEntry = {
  id: '7',
  event: 'voiceLeave',
  at: '2026-05-04T10:00:00.000Z',
  actor: null,
  certainty: 'unknown',
  reason: null,
  target: null,
  channel: null,
  details: { durationMs: null },
};

function Entries() {
  return <EntryList entries={useLogEntries({ text: 'long ago' })} isFiltered />;
}

test('A log search that fails part-way shows the reason and resumes where it stopped', async () => {
  const { user, api } = renderInGuild(<Entries />, {
    answers: (server) =>
      server.answer(logsEndpoints.entries, () => {
        server.refuse(logsEndpoints.entries, 429, { code: 'tooManyRequests' });
        return { entries: [], next: '50' };
      }),
  });

  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the entriesToo many attempts');
  expect(api.received).toHaveLength(2);
  api.answer(logsEndpoints.entries, () => ({ entries: [ENTRY], next: null }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { name: 'Voice left' })).toBeVisible();
  expect(api.received.at(-1)?.address).toContain('before=50');
});

test.for([
  { locale: 'en', title: 'Message deleted', place: 'In a channel you can’t read' },
  { locale: 'ru', title: 'Сообщение удалено', place: 'В канале, который вы не можете читать' },
] as const)('A hidden entry shows its event and nothing else in $locale', async ({ locale, title, place }) => {
  const hidden = { id: '8', event: 'hidden', of: 'messageDelete', at: ENTRY.at } as const;

  renderInGuild(<Entries />, {
    locale,
    answers: (server) => server.answer(logsEndpoints.entries, () => ({ entries: [hidden], next: null })),
  });

  const entry = (await screen.findByRole('heading', { name: title })).closest('li');
  expect(entry).toHaveTextContent(place);
  expect(entry?.querySelectorAll('a, dl')).toHaveLength(0);
});

test('A deleted message shows what it forwarded, its stickers and its poll, and is not called empty', async () => {
  const details = {
    messageId: '5',
    author: { id: '6', name: 'mia' },
    text: '',
    attachments: [],
    held: {
      forwarded: [{ text: 'a scam', files: ['proof.png'] }],
      stickers: ['Wave'],
      poll: { question: 'Tea or coffee?', answers: ['Tea', 'Coffee'] },
    },
  };
  const deleted: LogEntry = { ...ENTRY, event: 'messageDelete', details };

  renderInGuild(<Entries />, {
    answers: (server) => server.answer(logsEndpoints.entries, () => ({ entries: [deleted], next: null })),
  });

  const entry = (await screen.findByRole('heading', { name: 'Message deleted' })).closest('li');
  for (const shown of ['a scam', 'proof.png', 'Wave', 'Tea or coffee?', 'Coffee'])
    expect(entry).toHaveTextContent(shown);
  expect(entry).not.toHaveTextContent('The message had no text');
});
