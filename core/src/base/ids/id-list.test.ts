import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { describeIssues } from '../issues/describe-issues.ts';
import { roleIdList, snowflakeList } from './id-list.ts';

test.for([[], ['1'], ['1', '2']])('Accepts a list of up to two IDs (row %$)', (ids) => {
  const { success } = z.safeParse(snowflakeList(2), ids);

  expect(success).toBe(true);
});

test.for([
  { ids: ['1', '2', '3'], issue: { path: '', code: 'listTooLong', params: { max: 2 } } },
  { ids: ['1', '1'], issue: { path: '', code: 'duplicate' } },
  { ids: ['1', 'x'], issue: { path: '1', code: 'invalidId' } },
])('The ID list $ids is refused with $issue.code', ({ ids, issue }) => {
  const { error } = z.safeParse(snowflakeList(2), ids);

  expect(describeIssues(error?.issues ?? [])).toEqual([issue]);
});

test('A role list has at most 250 entries', () => {
  const ids = Array.from({ length: 251 }, (_, index) => String(index));

  expect(z.safeParse(roleIdList, ids.slice(1)).success).toBe(true);
  expect(z.safeParse(roleIdList, ids).success).toBe(false);
});
