import * as z from 'zod/mini';
import { type IssueCode, issueCode } from '../issues/issue-codes.ts';
import { identifiedBy } from '../schemas/field-metadata.ts';
import { atMost } from '../text/at-most.ts';
import { repeatedNames } from './name-key.ts';

/** Longest name of an item or a job, in UTF-16 code units (docs/rules/settings.md#text-lengths). */
export const NAME_MAX = 50;

/** White space, control, directional, zero-width and filler characters. */
const UNSEEN = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** 1 to 50 characters, at least one of them visible. */
export const nameSchema = z.string().check(
  z.refine((name) => name.replaceAll(UNSEEN, '') !== '', { error: issueCode('nameRequired'), abort: true }),
  atMost(NAME_MAX, 'nameTooLong'),
);

/** Refuses every name that occurs in an earlier entry. */
export function uniqueNames<Named extends { name: string }>(error: IssueCode) {
  return z.superRefine<Named[]>((named, context) => {
    for (const index of repeatedNames(named)) {
      context.addIssue({ code: 'custom', message: error, path: [index, 'name'], input: named, continue: true });
    }
  });
}

/** A list of named things, identified by their names, which are all different. */
export function namedList<Thing extends z.ZodMiniType<{ name: string }>>(thing: Thing, error: IssueCode) {
  return identifiedBy('name', z.array(thing).check(uniqueNames(error)));
}
