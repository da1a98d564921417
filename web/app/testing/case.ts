import type { CaseSummary } from '@perigee/core/moderation/cases/schema';

/** A warning that holds for good. */
export const TEST_CASE: CaseSummary = {
  number: 7,
  type: 'warn',
  state: 'done',
  member: { id: '700', username: 'rocket', global_name: 'Rocket', avatar: null },
  moderator: null,
  reason: 'Spam',
  source: 'command',
  rule: null,
  createdAt: '2026-05-04T10:00:00.000Z',
  durationMs: null,
  endsAt: null,
  endedAt: null,
  problem: null,
  delivery: 'none',
  linkedCase: null,
};
