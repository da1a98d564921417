import { expect, test } from 'vitest';
import { readApiError } from './api-error.ts';

const refusal = (code: string) =>
  new Response(
    JSON.stringify({ code: 'invalid', message: 'Some fields are not valid', issues: [{ path: 'name', code }] }),
    {
      status: 400,
    },
  );

test('a refused field keeps its code', async () => {
  const error = await readApiError(refusal('nameRequired'));

  expect(error.issues).toEqual([{ path: 'name', code: 'nameRequired' }]);
});

test('a code that this page does not know yet still says which field was refused', async () => {
  const error = await readApiError(refusal('fromTheFuture'));

  expect(error).toMatchObject({ code: 'invalid', issues: [{ path: 'name', code: 'invalid' }] });
});

test('what something else answers is told apart by its status', async () => {
  const error = await readApiError(new Response('<html>', { status: 502 }));

  expect(error).toMatchObject({ status: 502, code: 'unavailable', issues: [] });
});
