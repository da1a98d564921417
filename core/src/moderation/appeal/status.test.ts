import { expect, test } from 'vitest';
import { APPEAL_MESSAGES, APPEAL_STATES, type LatestAppeal, appealStatus } from './status.ts';
import { type Decidable, verdictRefusal } from './verdict.ts';

const latestAppeal = (changes: Partial<LatestAppeal>): LatestAppeal => ({
  state: 'submitted',
  isBanOver: false,
  isAnnounced: false,
  ...changes,
});

test.for([
  { isBanned: false, latest: null, status: 'notBanned' },
  { isBanned: true, latest: null, status: 'mayAppeal' },
  { isBanned: true, latest: latestAppeal({ state: 'submitted' }), status: 'appealAlreadySubmitted' },
  { isBanned: true, latest: latestAppeal({ state: 'declined' }), status: 'appealDeclined' },
  { isBanned: true, latest: latestAppeal({ state: 'approved' }), status: 'appealApproved' },
  { isBanned: false, latest: latestAppeal({ state: 'approved', isBanOver: true }), status: 'banLifted' },
  {
    isBanned: false,
    latest: latestAppeal({ state: 'approved', isBanOver: true, isAnnounced: true }),
    status: 'notBanned',
  },
  { isBanned: false, latest: latestAppeal({ state: 'declined', isBanOver: true }), status: 'notBanned' },
  { isBanned: false, latest: latestAppeal({ state: 'submitted', isBanOver: true }), status: 'notBanned' },
  ...APPEAL_STATES.map((state) => ({
    isBanned: true,
    latest: latestAppeal({ state, isBanOver: true, isAnnounced: true }),
    status: 'mayAppeal',
  })),
])('The appeal status is $status (banned: $isBanned, latest: $latest.state, ban over: $latest.isBanOver)', (given) => {
  const { isBanned, latest, status } = given;

  expect(appealStatus(isBanned, latest)).toBe(status);
});

test('Appeal messages match docs/rules/appeals.md#messages', () => {
  expect(APPEAL_MESSAGES).toEqual({
    notBanned: 'You are not banned',
    banLifted: 'You are not banned',
    appealAlreadySubmitted: 'Appeal has already been submitted',
    appealApproved: 'Appeal has already been submitted',
    appealDeclined: 'Appeal has been declined',
    appealSubmitted: 'Appeal was successfully submitted',
  });
});

const decidable = (changes: Partial<Decidable>): Decidable => ({
  state: 'submitted',
  isBanOver: false,
  bannedBy: '1',
  ...changes,
});

test.for([
  { appeal: decidable({}), by: '2', refusal: null },
  { appeal: decidable({ bannedBy: null }), by: '1', refusal: null },
  { appeal: decidable({}), by: '1', refusal: 'ownBan' },
  { appeal: decidable({ isBanOver: true }), by: '2', refusal: 'banOver' },
  { appeal: decidable({ state: 'approved' }), by: '2', refusal: 'decided' },
  { appeal: decidable({ state: 'declined', isBanOver: true }), by: '1', refusal: 'decided' },
])(
  'Moderator $by gets refusal $refusal ($appeal.state, banned by $appeal.bannedBy, over: $appeal.isBanOver)',
  (given) => {
    const { appeal, by, refusal } = given;

    expect(verdictRefusal(appeal, by)).toBe(refusal);
  },
);
