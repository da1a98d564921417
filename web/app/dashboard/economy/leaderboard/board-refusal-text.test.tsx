import type { ErrorCode } from '@perigee/core/base/http/errors';
import { leaderboardEndpoints } from '@perigee/core/economy/leaderboard/endpoints';
import { screen } from '@testing-library/react';
import { Route, Routes, useParams } from 'react-router';
import { expect, test } from 'vitest';
import { renderInGuild } from '../../../testing/render.tsx';
import { MemberBoard } from './board/member-board.tsx';
import { PublicBoard } from './board/public-board.tsx';
import MemberPage from './member/member-page.tsx';

const CLOSED = 'You don’t have access to this leaderboard.';
const BUSY = 'Too many attempts. Wait a moment.';

function Pages() {
  return (
    <Routes>
      <Route path="/leaderboard/:guildId" element={<Board />} />
      <Route path="/leaderboard/:guildId/:userId" element={<MemberPage />} />
      <Route path="/public/:guildId" element={<PublicBoard guildId="100" exit="/" />} />
      <Route path="*" element={null} />
    </Routes>
  );
}

function Board() {
  const { guildId = '' } = useParams();
  return <MemberBoard guildId={guildId} />;
}

interface Refusal {
  status: number;
  code: ErrorCode;
  address: string;
  place: string;
  said: string;
}

test.for<Refusal>([
  { status: 429, code: 'tooManyRequests', address: '/leaderboard/100', place: '/@me', said: BUSY },
  { status: 403, code: 'forbidden', address: '/leaderboard/100', place: '/@me', said: CLOSED },
  { status: 429, code: 'tooManyRequests', address: '/public/100', place: '/', said: BUSY },
  { status: 429, code: 'tooManyRequests', address: '/leaderboard/100/700', place: '/@me', said: BUSY },
  {
    status: 404,
    code: 'notFound',
    address: '/leaderboard/100/700',
    place: '/@me',
    said: 'You don’t have access to this member’s page.',
  },
])('A refusal of $address with $status redirects and shows the reason', async ({ status, code, said, ...page }) => {
  const { place } = renderInGuild(<Pages />, {
    address: page.address,
    answers: (api) => {
      for (const name of ['board', 'publicBoard', 'member'] as const) {
        api.refuse(leaderboardEndpoints[name], status, { code });
      }
    },
  });

  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(place().pathname).toBe(page.place);
});
