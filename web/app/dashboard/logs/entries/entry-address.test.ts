import { expect, test } from 'vitest';
import { readEntryView } from './entry-address.ts';

test('Log filters are read from the address', () => {
  const query = new URLSearchParams(
    'events=roleEdit,messageDelete&actor=12&target=13&channel=14&case=7&from=2026-01-31&to=2026-02-01&text=+spam+',
  );

  expect(readEntryView(query)).toEqual({
    events: 'messageDelete,roleEdit',
    actor: '12',
    target: '13',
    channel: '14',
    case: '7',
    from: '2026-01-31',
    to: '2026-02-01',
    text: 'spam',
  });
});

test.for(['events=', 'events=rain', 'actor=me', 'case=0', 'case=seven', 'from=2026-13-40', 'text=++', 'page=2'])(
  'The invalid log filter %s in the address is ignored',
  (address) => {
    expect(readEntryView(new URLSearchParams(address))).toEqual({});
  },
);

test('Unknown events are dropped from the log filter in the address', () => {
  expect(readEntryView(new URLSearchParams('events=rain,roleEdit'))).toEqual({ events: 'roleEdit' });
});

test('A case filter accepts a leading #', () => {
  expect(readEntryView(new URLSearchParams({ case: '#12' }))).toEqual({ case: '12' });
});
