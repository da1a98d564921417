import { expect, test } from 'vitest';
import { APPEAL_MESSAGES, APPEAL_STATES, type AppealStanding, standingOf } from './standing.ts';
import { type Decidable, verdictRefusal } from './verdict.ts';

const standing = (changes: Partial<AppealStanding>): AppealStanding => ({
  state: 'submitted',
  isBanOver: false,
  isAnnounced: false,
  ...changes,
});

test.for([
  { isBanned: false, latest: null, told: 'notBanned' },
  { isBanned: true, latest: null, told: 'mayAppeal' },
  { isBanned: true, latest: standing({ state: 'submitted' }), told: 'appealAlreadySubmitted' },
  { isBanned: true, latest: standing({ state: 'declined' }), told: 'appealDeclined' },
  { isBanned: true, latest: standing({ state: 'approved' }), told: 'appealApproved' },
  { isBanned: false, latest: standing({ state: 'approved', isBanOver: true }), told: 'banLifted' },
  { isBanned: false, latest: standing({ state: 'approved', isBanOver: true, isAnnounced: true }), told: 'notBanned' },
  { isBanned: false, latest: standing({ state: 'declined', isBanOver: true }), told: 'notBanned' },
  { isBanned: false, latest: standing({ state: 'submitted', isBanOver: true }), told: 'notBanned' },
  ...APPEAL_STATES.map((state) => ({
    isBanned: true,
    latest: standing({ state, isBanOver: true, isAnnounced: true }),
    told: 'mayAppeal',
  })),
])('banned $isBanned, latest appeal $latest.state (ban over: $latest.isBanOver): $told', (given) => {
  const { isBanned, latest, told } = given;

  expect(standingOf(isBanned, latest)).toBe(told);
});

test('the messages are those that spec.md 4 tells apart', () => {
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
])('$appeal.state, ban over $appeal.isBanOver, banned by $appeal.bannedBy, decided by $by: $refusal', (given) => {
  const { appeal, by, refusal } = given;

  expect(verdictRefusal(appeal, by)).toBe(refusal);
});
