import { expect, test } from 'vitest';
import { changeView } from '../../lib/address/address-view.ts';
import { type CaseView, readCaseView } from './case-address.ts';

test('Case filters are read from the address', () => {
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
  'The invalid case filter %s in the address is ignored',
  (address) => {
    expect(readCaseView(new URLSearchParams(address))).toEqual({});
  },
);

test('Changing a case filter replaces or removes it', () => {
  expect(changeView<CaseView>({ type: 'ban', text: 'spam' }, { type: 'mute', text: undefined })).toEqual({
    type: 'mute',
  });
});
