import { describeIssues } from '@perigee/core/base/issues/describe-issues';
import type { Issue } from '@perigee/core/base/issues/issue';
import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';

/** Carries zod's issues through the framework, which only passes on errors. */
class ValidationError extends Error {
  readonly issues: Issue[];

  constructor(issues: Issue[]) {
    super('Some fields are not valid');
    this.issues = issues;
  }
}

/** Parses params, query and body by the contract's schemas; the handler receives the parsed values. */
export const parseInput: FastifySchemaCompiler<z.core.$ZodType> = ({ schema }) => {
  return (input: unknown) => {
    const { success, data, error } = z.safeParse(schema, input);
    return success ? { value: data } : { error: new ValidationError(describeIssues(error.issues)) };
  };
};

/** The invalid fields, if this error is a validation error. */
export function describeValidation(error: Error): Issue[] | null {
  return error instanceof ValidationError ? error.issues : null;
}
