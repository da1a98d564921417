import { expect, test } from 'vitest';
import { auditReason, auditReasonOfEnd, isOfCase } from './audit-reason.ts';

const anna = { id: '1', name: 'anna' };

test.for([
  { of: { number: 12, reason: 'spam', moderator: anna }, says: 'Case #12 · spam — anna' },
  { of: { number: 12, reason: '', moderator: { id: '1', name: null } }, says: 'Case #12 — 1' },
  { of: { number: 12, reason: 'enough', moderator: null }, says: 'Case #12 · enough' },
])('Writes "$says" as the audit log reason', ({ of, says }) => {
  expect(auditReason(of)).toBe(says);
});

test('Shortens a long audit log reason between characters, and keeps the moderator', () => {
  const reason = auditReason({ number: 123_456, reason: '🔨'.repeat(256), moderator: anna });

  expect(reason.length).toBeLessThanOrEqual(512);
  expect(reason).toMatch(/ — anna$/);
  expect(() => encodeURIComponent(reason)).not.toThrow();
});

test('Recognizes audit log reasons of Perigee, and no others', () => {
  const ours = [auditReason({ number: 1, reason: 'x', moderator: anna }), auditReasonOfEnd(1), 'Cases #1–#200 · raid'];

  expect(ours.every(isOfCase)).toBe(true);
  expect(['Case closed', 'see Case #1', '', undefined].some(isOfCase)).toBe(false);
});
