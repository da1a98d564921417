import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asText, isObject, parseJson } from '../src/base/json.ts';
import type { Simulator } from '../src/main.ts';
import { start } from './start.ts';

const SHOP = { shopId: '100500', secretKey: 'secret' };

let simulator: Simulator;
beforeAll(async () => {
  simulator = await start({ shop: SHOP });
});
afterAll(() => simulator.close());

interface CallOptions {
  key?: string | null;
  body?: object;
  credentials?: string;
}

let count = 0;
async function call(method: string, path: string, options: CallOptions = {}) {
  count += 1;
  const { key = `key-${count}`, body, credentials = `${SHOP.shopId}:${SHOP.secretKey}` } = options;
  const reply = await fetch(`${simulator.paymentsUrl}${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
      ...(key !== null && { 'idempotence-key': key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = parseJson(await reply.text());
  return { status: reply.status, body: isObject(answer) ? answer : {} };
}

const paymentBody = (changes: object = {}) => ({
  amount: { value: '59.00', currency: 'RUB' },
  capture: true,
  confirmation: { type: 'redirect', return_url: 'http://localhost:3000/donate' },
  ...changes,
});

const create = async (changes: object = {}) =>
  asText((await call('POST', '/payments', { body: paymentBody(changes) })).body['id']);

describe('payments', () => {
  test('The payment API deduplicates payments by idempotence key', async () => {
    const first = await call('POST', '/payments', { key: 'same', body: paymentBody() });
    const again = await call('POST', '/payments', { key: 'same', body: paymentBody() });
    const other = await call('POST', '/payments', { body: paymentBody() });
    const abused = await call('POST', '/payments', { key: 'same', body: paymentBody({ description: 'Other' }) });

    expect(first).toMatchObject({
      status: 200,
      body: { status: 'pending', paid: false, refundable: false, test: true },
    });
    expect(again.body['id']).toBe(first.body['id']);
    expect(other.body['id']).not.toBe(first.body['id']);
    expect(abused).toMatchObject({ status: 400, body: { type: 'error', code: 'invalid_request' } });
  });

  test.for([
    ['without a key', { key: null }, 400, 'invalid_request'],
    ['with a key of 65 characters', { key: 'k'.repeat(65) }, 400, 'invalid_request'],
    ['with a wrong secret', { credentials: '100500:guess' }, 401, 'invalid_credentials'],
    [
      'with a zero amount',
      { body: paymentBody({ amount: { value: '0.00', currency: 'RUB' } }) },
      400,
      'invalid_request',
    ],
    [
      'with a numeric amount',
      { body: paymentBody({ amount: { value: 59, currency: 'RUB' } }) },
      400,
      'invalid_request',
    ],
    [
      'in a foreign currency',
      { body: paymentBody({ amount: { value: '1.00', currency: 'USD' } }) },
      400,
      'invalid_request',
    ],
    [
      'with a description of 129 characters',
      { body: paymentBody({ description: 'd'.repeat(129) }) },
      400,
      'invalid_request',
    ],
    ['without a return URL', { body: paymentBody({ confirmation: { type: 'redirect' } }) }, 400, 'invalid_request'],
    ['with 17 metadata keys', { body: paymentBody({ metadata: notes(17) }) }, 400, 'invalid_request'],
    ['with 16 metadata keys', { body: paymentBody({ metadata: notes(16) }) }, 200, undefined],
  ] as const)('The payment API validates a payment %s', async ([, options, status, code]) => {
    const reply = await call('POST', '/payments', { body: paymentBody(), ...options });

    expect(reply.status).toBe(status);
    expect(reply.body['code']).toBe(code);
  });

  test('A payment can be decided only once on its page, which redirects to the shop', async () => {
    const id = await create();
    const { confirmation } = (await call('GET', `/payments/${id}`)).body;
    const address = String(Object.entries(confirmation ?? {}).find(([name]) => name === 'confirmation_url')?.[1]);
    const decide = (decision: string) =>
      fetch(address, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });

    const paid = await decide('pay');
    const again = await decide('cancel');

    expect([paid.status, paid.headers.get('location')]).toEqual([302, 'http://localhost:3000/donate']);
    expect(again.status).toBe(409);
    expect((await call('GET', `/payments/${id}`)).body).toMatchObject({
      status: 'succeeded',
      paid: true,
      refundable: true,
    });
  });

  test('Refunds cannot exceed the paid amount', async () => {
    const id = await create();
    const refund = (value: string) =>
      call('POST', '/refunds', { body: { payment_id: id, amount: { value, currency: 'RUB' } } });
    const early = await refund('1.00');
    simulator.payments.pay(id);

    const part = await refund('50.00');
    const tooMuch = await refund('9.01');
    const rest = await refund('9.00');

    expect([early, part, tooMuch, rest].map(({ status }) => status)).toEqual([400, 200, 400, 200]);
    expect((await call('GET', `/refunds/${asText(part.body['id'])}`)).body).toMatchObject({ payment_id: id });
    expect((await call('GET', `/payments/${id}`)).body).toMatchObject({
      refunded_amount: { value: '59.00' },
      refundable: false,
    });
  });

  test('The shop can capture an authorized payment fully or partially, or cancel it', async () => {
    const [whole, part, given] = [
      await create({ capture: false }),
      await create({ capture: false }),
      await create({ capture: false }),
    ];
    const early = await call('POST', `/payments/${whole}/capture`, { body: {} });
    for (const id of [whole, part, given]) simulator.payments.pay(id);

    const taken = await call('POST', `/payments/${whole}/capture`, { body: {} });
    const less = await call('POST', `/payments/${part}/capture`, {
      body: { amount: { value: '9.00', currency: 'RUB' } },
    });
    const cancelled = await call('POST', `/payments/${given}/cancel`, { body: {} });
    const late = await call('POST', `/payments/${given}/capture`, { body: {} });

    expect([early.status, late.status]).toEqual([400, 400]);
    expect(taken.body).toMatchObject({ status: 'succeeded', captured_at: expect.any(String) });
    expect(less.body).toMatchObject({ status: 'succeeded', amount: { value: '9.00' } });
    expect(cancelled.body).toMatchObject({
      status: 'canceled',
      cancellation_details: { party: 'merchant', reason: 'canceled_by_merchant' },
    });
  });

  test('Payments are listed in pages', async () => {
    const made = [await create(), await create(), await create()];

    const ids: string[] = [];
    for (let cursor = ''; ; ) {
      const { body } = await call('GET', `/payments?limit=2${cursor && `&cursor=${cursor}`}`);
      const { items, next_cursor: next } = body;
      ids.push(...(Array.isArray(items) ? items.map((item) => (isObject(item) ? asText(item['id']) : '')) : []));
      if (next === undefined) break;
      cursor = asText(next);
    }
    const pending = await call('GET', '/payments?status=pending&limit=100');
    const wrong = await call('GET', '/payments?limit=101');

    expect(ids).toEqual(expect.arrayContaining(made));
    expect(new Set(ids).size).toBe(ids.length);
    expect(pending.body).toMatchObject({ type: 'list', items: expect.any(Array) });
    expect(wrong.status).toBe(400);
  });

  test('Returns an error for an unknown payment and an unsupported method', async () => {
    expect(await call('GET', '/payments/unknown')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await call('PUT', '/payments')).toMatchObject({ status: 405 });
  });
});

test('A webhook notification is retried until the shop answers 200', async () => {
  const received: string[] = [];
  const shop = createServer((request, response) => {
    request
      .on('data', (chunk: Buffer) => received.push(chunk.toString()))
      .on('end', () => {
        response.writeHead(received.length < 2 ? 202 : 200).end();
      });
  });
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const address = shop.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  simulator.payments.webhooks.setAddress(null);
  const id = await create();

  simulator.payments.pay(id);
  simulator.payments.webhooks.setAddress(`http://127.0.0.1:${port}/`);
  await expect.poll(() => simulator.payments.webhooks.waiting(), { timeout: 60_000 }).toBe(0);
  simulator.payments.webhooks.setAddress(null);
  shop.close();

  const last: unknown = JSON.parse(received.at(-1) ?? '{}');
  expect(received.length).toBeGreaterThan(1);
  expect(last).toMatchObject({ type: 'notification', event: expect.any(String), object: { id: expect.any(String) } });
});

function notes(length: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length }, (_, index) => [`note-${index}`, 'x']));
}
