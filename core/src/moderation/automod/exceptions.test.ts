import { expect, test } from 'vitest';
import { exceptionsIn, withException } from './exceptions.ts';
import { readMessage } from './rules/message.ts';
import { type Automod, DEFAULT_AUTOMOD } from './schema.ts';

const wrote = (content: string, files: string[] = []) =>
  readMessage({ content, files, mentionedMembers: [], mentionedRoles: [], mentionsEveryone: false });

function linked(options: Automod['links']['options']): Automod {
  return { ...DEFAULT_AUTOMOD, links: { ...DEFAULT_AUTOMOD.links, options } };
}

test('Suggests the missing domain as an exception to a list of allowed domains', () => {
  const automod = linked({ policy: 'allExcept', domains: ['example.com'], bare: true });
  const found = exceptionsIn(
    automod,
    'links',
    wrote('https://a.example.com https://www.example.org/a https://example.org'),
  );

  expect(found).toEqual([{ rule: 'links', kind: 'domain', value: 'example.org' }]);
  expect(found.map((exception) => withException(automod, exception)?.links.options.domains)).toEqual([
    ['example.com', 'example.org'],
  ]);
});

test('Suggests removing the matched domain from a list of forbidden domains', () => {
  const automod = linked({ policy: 'onlyThese', domains: ['example.com', 'example.org'], bare: true });
  const found = exceptionsIn(automod, 'links', wrote('see www.example.org'));

  expect(found).toEqual([{ rule: 'links', kind: 'domain', value: 'example.org' }]);
  expect(found.map((exception) => withException(automod, exception)?.links.options.domains)).toEqual([['example.com']]);
});

test('Suggests removing a forbidden word that matched despite its spacing', () => {
  const words = {
    ...DEFAULT_AUTOMOD.words,
    options: { ...DEFAULT_AUTOMOD.words.options, words: ['comet', 'star*'] },
  };
  const automod = { ...DEFAULT_AUTOMOD, words };
  const found = exceptionsIn(automod, 'words', wrote('s t a r s h i p, comets'));

  expect(found.map(({ value }) => value)).toContain('comet');
  expect(withException(automod, { rule: 'words', kind: 'word', value: 'comet' })?.words.options.words).toEqual([
    'star*',
  ]);
});

test('An exception removes a forbidden file type from its list or adds it to the allowed types', () => {
  const { attachments } = DEFAULT_AUTOMOD;
  const allowing = { ...attachments, options: { policy: 'allExcept' as const, fileTypes: ['png'] } };
  const exception = { rule: 'attachments' as const, kind: 'fileType' as const };

  expect(exceptionsIn(DEFAULT_AUTOMOD, 'attachments', wrote('', ['a.exe', 'b.png']))).toEqual([
    { ...exception, value: 'exe' },
  ]);
  expect(withException(DEFAULT_AUTOMOD, { ...exception, value: 'exe' })?.attachments.options.fileTypes).not.toContain(
    'exe',
  );
  expect(
    withException({ ...DEFAULT_AUTOMOD, attachments: allowing }, { ...exception, value: 'txt' })?.attachments.options,
  ).toEqual({ policy: 'allExcept', fileTypes: ['png', 'txt'] });
});

test('Adding an exception twice changes nothing, and one above the list limit is refused', () => {
  const channel = { rule: 'caps' as const, kind: 'channel' as const, value: '1000000000000000001' };
  const once = withException(DEFAULT_AUTOMOD, channel);
  const { invites } = DEFAULT_AUTOMOD;
  const whitelistGuilds = Array.from({ length: 50 }, (_, index) => String(1_000_000_000_000_000_000n + BigInt(index)));
  const full = { ...DEFAULT_AUTOMOD, invites: { ...invites, options: { whitelistGuilds, native: false } } };

  expect(once?.caps.whitelist.channels).toEqual([channel.value]);
  expect(once && withException(once, channel)).toEqual(once);
  expect(withException(full, { rule: 'invites', kind: 'guild', value: '2000000000000000000' })).toBeNull();
  expect(DEFAULT_AUTOMOD.caps.whitelist.channels).toEqual([]);
});
