import { describe, expect, test } from 'vitest';
import { networks } from '../config/setting-types.ts';
import { isWithin } from '../config/ip-networks.ts';
import { OWN_NETWORKS, YOOKASSA_NETWORKS } from './networks.ts';

describe('Networks of payment notifications', () => {
  test.for([
    ['185.71.76.0', true],
    ['185.71.76.31', true],
    ['185.71.76.32', false],
    ['185.71.75.255', false],
    ['77.75.153.127', true],
    ['77.75.153.128', false],
    ['77.75.154.128', true],
    ['77.75.154.127', false],
    ['77.75.156.11', true],
    ['77.75.156.12', false],
    ['77.75.156.35', true],
    ['2a02:5180::1', true],
    ['2a02:5180:ffff:ffff::', true],
    ['2a02:5181::', false],
    ['::ffff:185.71.76.5', true],
    ['::ffff:9.9.9.9', false],
    ['127.0.0.1', false],
    ['not an address', false],
  ] as const)('Accepts payment notifications from %s: %s', ([address, isTaken]) => {
    expect(isWithin(networks.parse(YOOKASSA_NETWORKS), address)).toBe(isTaken);
  });
});

test('A demo accepts payment notifications only from localhost', () => {
  const own = networks.parse(OWN_NETWORKS);

  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1'].map((address) => isWithin(own, address))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test.for(['1.2.3', '1.2.3.4/33', '1.2.3.4/x', '::/129', 'yookassa.ru', '1.2.3.4/'])(
  'Rejects %s as a network',
  (entry) => {
    const parsed = networks.safeParse(`10.0.0.0/8, ${entry}`, { reportInput: true });

    expect(parsed.error?.issues).toMatchObject([{ path: [1], input: entry }]);
  },
);
