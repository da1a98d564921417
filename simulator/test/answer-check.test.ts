import { expect, test } from 'vitest';
import { isObject } from '../src/base/json.ts';
import { describedAnswers, describedOperations } from '../src/testing/described-answers.ts';
import { call, start } from './start.ts';

test('a stand-in that answered what the platform does not answer fails when it closes', async () => {
  const simulator = await start({
    checkAnswer: ({ path, body }) => (isObject(body) && 'username' in body ? `${path} has a name` : null),
  });
  await call(simulator, 'GET', '/users/@me');

  await expect(simulator.close()).rejects.toThrow('/users/@me has a name');
});

test.skipIf(describedOperations().length === 0)('the description is what answers are held to', () => {
  const check = describedAnswers();
  const answer = { method: 'GET', path: '/users/:userId', status: 200 };

  const problems = [
    check?.({ ...answer, body: { id: '1' } }),
    check?.({ ...answer, path: '/not/described', body: null }),
  ];

  expect(problems).toEqual([expect.stringContaining("must have required property 'username'"), null]);
});
