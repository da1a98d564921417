import { expect, test } from 'vitest';
import { readApiError } from './api-error.ts';

const refusal = (code: string) =>
  new Response(
    JSON.stringify({ code: 'invalid', message: 'Some fields are not valid', issues: [{ path: 'name', code }] }),
    {
      status: 400,
    },
  );

test('A refused field keeps its error code', async () => {
  const error = await readApiError(refusal('nameRequired'));

  expect(error.issues).toEqual([{ path: 'name', code: 'nameRequired' }]);
});

test('An unknown error code still names the refused field', async () => {
  const error = await readApiError(refusal('fromTheFuture'));

  expect(error).toMatchObject({ code: 'invalid', issues: [{ path: 'name', code: 'invalid' }] });
});

test('A response without an API error is classified by its status', async () => {
  const error = await readApiError(new Response('<html>', { status: 502 }));

  expect(error).toMatchObject({ status: 502, code: 'unavailable', issues: [] });
});
