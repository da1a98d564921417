import { expect, test } from 'vitest';
import { isObject } from '../src/base/json.ts';
import { describedAnswers, describedOperations } from '../src/testing/described-answers.ts';
import { call, start } from './start.ts';

test('Closing the simulator fails if one of its responses did not pass the response check', async () => {
  const simulator = await start({
    checkAnswer: ({ path, body }) => (isObject(body) && 'username' in body ? `${path} has a name` : null),
  });
  await call(simulator, 'GET', '/users/@me');

  await expect(simulator.close()).rejects.toThrow('/users/@me has a name');
});

test('Response bodies are validated against Discord’s API description', () => {
  const check = describedAnswers();
  const answer = { method: 'GET', path: '/users/:userId', status: 200 };

  const problems = [check({ ...answer, body: { id: '1' } }), check({ ...answer, path: '/not/described', body: null })];

  expect(problems).toEqual([expect.stringContaining('/username invalid_type string'), null]);
});

test('Error responses are validated against Discord’s API description', () => {
  const check = describedAnswers();
  const refusal = { method: 'POST', path: '/channels/:channelId/messages', status: 400 };
  const errors = { content: { _errors: [{ code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }] } };

  const problems = [
    check({ ...refusal, body: { code: 50035, message: 'Invalid Form Body', errors } }),
    check({ ...refusal, body: { code: 50035, message: 'Invalid Form Body', errors: { content: 'required' } } }),
    check({ ...refusal, status: 429, body: { message: 'You are being rate limited.', global: false } }),
  ];

  expect(problems).toEqual([
    null,
    expect.stringContaining('/errors'),
    expect.stringContaining('/retry_after invalid_type number'),
  ]);
});

test('The response check handles the schema of every described operation', () => {
  const check = describedAnswers();
  const answers = describedOperations().flatMap((operation) => {
    const [method = '', path = ''] = operation.split(' ');
    return [200, 201, 202, 204, 400, 429].map((status) => ({ method, path, status, body: 'no such answer' }));
  });

  const wrong = answers.filter((answer) => check(answer) !== null);

  expect(wrong.length).toBeGreaterThan(describedOperations().length);
});
