import { expect, test } from 'vitest';
import { readEntryView } from './entry-address.ts';

test('an address says what the entries are narrowed to', () => {
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
  '%s is as if it were not there',
  (address) => {
    expect(readEntryView(new URLSearchParams(address))).toEqual({});
  },
);

test('of several events those that there are count', () => {
  expect(readEntryView(new URLSearchParams('events=rain,roleEdit'))).toEqual({ events: 'roleEdit' });
});

test('a case may be written with its mark', () => {
  expect(readEntryView(new URLSearchParams({ case: '#12' }))).toEqual({ case: '12' });
});
