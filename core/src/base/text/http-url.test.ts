import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { describeIssues } from '../issues/describe-issues.ts';
import { httpUrlSchema, URL_MAX } from './http-url.ts';

const longest = `https://example.com/${'x'.repeat(URL_MAX - 20)}`;

test.for([
  '',
  'https://example.com',
  'HTTP://example.com/a?b=c#d',
  'https://пример.рф/картинка.png',
  'http://127.0.0.1:80/',
  longest,
])('Accepts "%s" as an optional HTTP URL', (text) => {
  const { success } = z.safeParse(httpUrlSchema, text);

  expect(success).toBe(true);
});

test.for([
  'example.com',
  'ftp://example.com',
  // oxlint-disable-next-line no-script-url
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'https://',
  'https:///path',
  ' https://example.com',
  'https://example.com/a b',
  'https://a b.com',
])('Rejects "%s" as an HTTP URL', (text) => {
  const { error } = z.safeParse(httpUrlSchema, text);

  expect(describeIssues(error?.issues ?? [])).toEqual([{ path: '', code: 'invalidUrl' }]);
});

test('Rejects a URL above the length limit', () => {
  const { error } = z.safeParse(httpUrlSchema, `${longest}x`);

  expect(describeIssues(error?.issues ?? [])).toEqual([{ path: '', code: 'tooLong', params: { max: URL_MAX } }]);
});
