import { expect, test } from 'vitest';
import { changeView } from '../../lib/address/address-view.ts';
import { type CaseView, readCaseView } from './case-address.ts';

test('an address says what the list is narrowed to', () => {
  const query = new URLSearchParams('member=12&type=ban&state=lifted&source=automod&from=2026-01-31&text=+spam+');

  expect(readCaseView(query)).toEqual({
    member: '12',
    type: 'ban',
    state: 'lifted',
    source: 'automod',
    from: '2026-01-31',
    text: 'spam',
  });
});

test.for(['member=me', 'type=jail', 'state=', 'from=2026-13-40', 'to=today', 'text=++', 'page=2'])(
  '%s is as if it were not there',
  (address) => {
    expect(readCaseView(new URLSearchParams(address))).toEqual({});
  },
);

test('a filter is put in the place of another, or taken away', () => {
  expect(changeView<CaseView>({ type: 'ban', text: 'spam' }, { type: 'mute', text: undefined })).toEqual({
    type: 'mute',
  });
});
