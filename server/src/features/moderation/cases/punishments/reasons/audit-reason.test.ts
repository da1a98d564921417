import { expect, test } from 'vitest';
import { auditReason, auditReasonOfEnd, isOfCase } from './audit-reason.ts';

test.for([
  { of: { number: 12, reason: 'spam' }, behind: 'anna', says: 'Case #12 · spam — anna' },
  { of: { number: 12, reason: '' }, behind: '1', says: 'Case #12 — 1' },
  { of: { number: 12, reason: 'enough' }, behind: '', says: 'Case #12 · enough' },
])('Writes "$says" as the audit log reason', ({ of, behind, says }) => {
  expect(auditReason(of, behind)).toBe(says);
});

test('Shortens a long audit log reason between characters, and keeps the moderator', () => {
  const reason = auditReason({ number: 123_456, reason: '🔨'.repeat(256) }, 'anna');

  expect(reason.length).toBeLessThanOrEqual(512);
  expect(reason).toMatch(/ — anna$/);
  expect(() => encodeURIComponent(reason)).not.toThrow();
});

test('Recognizes audit log reasons of Perigee, and no others', () => {
  const ours = [auditReason({ number: 1, reason: 'x' }, 'anna'), auditReasonOfEnd(1, ''), 'Cases #1–#200 · raid'];

  expect(ours.every(isOfCase)).toBe(true);
  expect(['Case closed', 'see Case #1', '', undefined].some(isOfCase)).toBe(false);
});
