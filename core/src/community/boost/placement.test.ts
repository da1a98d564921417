import { describe, expect, test } from 'vitest';
import {
  type Holdings,
  inTurn,
  judgeMoving,
  judgeReleasing,
  judgeTaking,
  type Placement,
  placementState,
  REST_MS,
  type PlacementVerdict,
} from './placement.ts';
import { GRACE_MS, type Subscription } from './subscription.ts';

const NOW = Date.parse('2026-05-10T12:00:00Z');
const HOUR = 3_600_000;
const STANDARD: Subscription = { plan: 'standard', endsAt: NOW + HOUR };

const on = (guildId: string, more: Partial<Placement> = {}): Placement => ({
  guildId,
  takenAt: NOW - 48 * HOUR,
  restsUntil: null,
  movedFrom: null,
  ...more,
});
const holding = (placements: Placement[] = [], more: Partial<Holdings> = {}): Holdings => ({
  subscription: STANDARD,
  placements,
  releases: [],
  ...more,
});
const released = (guildId: string, hoursAgo: number) => ({ guildId, at: NOW - hoursAgo * HOUR });

/** A verdict in short: `done`, the refusal code, or the number of hours the boost rests. */
function inShort(verdict: PlacementVerdict): string | number {
  if (verdict.kind === 'refused') return verdict.code;
  return verdict.kind === 'done' ? 'done' : ((verdict.restsUntil ?? NOW) - NOW) / HOUR;
}

describe('Taking a boost for server 1', () => {
  test.for<{ who: string; own: Holdings; answer: string | number }>([
    { who: 'who has room', own: holding(), answer: 0 },
    { who: 'who has one of two elsewhere', own: holding([on('2')]), answer: 0 },
    { who: 'who has two of two elsewhere', own: holding([on('2'), on('3')]), answer: 'boostsInUse' },
    {
      who: 'who placed four and has two now',
      own: holding(['2', '3', '4', '5'].map((id) => on(id))),
      answer: 'boostsInUse',
    },
    {
      who: 'who has three of four',
      own: holding(
        ['2', '3', '4'].map((id) => on(id)),
        { subscription: { ...STANDARD, plan: 'premium' } },
      ),
      answer: 0,
    },
    { who: 'who already boosts it', own: holding([on('1'), on('2')]), answer: 'done' },
    { who: 'who never had a plan', own: holding([], { subscription: null }), answer: 'noSubscription' },
    {
      who: 'whose plan ended just now',
      own: holding([], { subscription: { ...STANDARD, endsAt: NOW } }),
      answer: 0,
    },
    {
      who: 'whose grace period is over',
      own: holding([], { subscription: { ...STANDARD, endsAt: NOW - GRACE_MS } }),
      answer: 'noSubscription',
    },
    { who: 'who released one elsewhere today', own: holding([], { releases: [released('2', 23)] }), answer: 24 },
    { who: 'who released one elsewhere a day ago', own: holding([], { releases: [released('2', 24)] }), answer: 0 },
    { who: 'who restores a boost released here', own: holding([], { releases: [released('1', 1)] }), answer: 0 },
    {
      who: 'who restored a boost released elsewhere',
      own: holding([on('2')], { releases: [released('2', 1)] }),
      answer: 0,
    },
  ])('A member $who gets answer $answer when taking a boost for server 1', ({ own, answer }) => {
    expect(inShort(judgeTaking(own, '1', NOW))).toBe(answer);
  });
});

describe('Moving a boost from server 1 to server 2', () => {
  test.for<{ who: string; own: Holdings; answer: string | number }>([
    { who: 'who boosts 1', own: holding([on('1')]), answer: 24 },
    { who: 'who boosts neither', own: holding([on('3')]), answer: 'notPlaced' },
    { who: 'who boosts both', own: holding([on('1'), on('2')]), answer: 'alreadyBoosted' },
    { who: 'who has just done so', own: holding([on('2', { movedFrom: '1' })]), answer: 'done' },
    { who: 'who moved a different boost there', own: holding([on('2', { movedFrom: '3' })]), answer: 'notPlaced' },
    { who: 'whose boost rests', own: holding([on('1', { restsUntil: NOW + 1 })]), answer: 'boostRests' },
    { who: 'whose boost has just rested', own: holding([on('1', { restsUntil: NOW })]), answer: 24 },
    {
      who: 'whose grace period is over',
      own: holding([on('1')], { subscription: { ...STANDARD, endsAt: NOW - GRACE_MS } }),
      answer: 'noSubscription',
    },
  ])('A member $who gets answer $answer when moving a boost from server 1 to server 2', ({ own, answer }) => {
    expect(inShort(judgeMoving(own, { from: '1', to: '2' }, NOW))).toBe(answer);
  });
});

describe('Releasing the boost of server 1', () => {
  test.for<{ who: string; own: Holdings; answer: string | number }>([
    { who: 'who boosts it', own: holding([on('1')]), answer: 0 },
    { who: 'who never boosted it', own: holding([on('2')]), answer: 'notPlaced' },
    { who: 'who has just done so', own: holding([], { releases: [released('1', 0)] }), answer: 'done' },
    { who: 'whose boost rests', own: holding([on('1', { restsUntil: NOW + 1 })]), answer: 'boostRests' },
    { who: 'whose plan ended long ago', own: holding([on('1')], { subscription: null }), answer: 0 },
  ])('A member $who gets answer $answer when releasing the boost of server 1', ({ own, answer }) => {
    expect(inShort(judgeReleasing(own, '1', NOW))).toBe(answer);
  });
});

test('After a downgrade, the oldest boosts stay active and the others wait', () => {
  const placements = [on('4'), on('10', { takenAt: 1 }), on('3'), on('5', { takenAt: 2 })];

  const turns = inTurn(placements);
  const states = turns.map((_, turn) => placementState(STANDARD, turn, NOW));

  expect(turns.map(({ guildId }) => guildId)).toEqual(['10', '5', '3', '4']);
  expect(states).toEqual(['acting', 'acting', 'waiting', 'waiting']);
});

test('Boosts stay active during the grace period and end after it', () => {
  const states = [-1, 0].map((late) => placementState(STANDARD, 0, STANDARD.endsAt + GRACE_MS + late));

  expect(states).toEqual(['acting', 'ended']);
  expect(REST_MS).toBe(24 * HOUR);
});
