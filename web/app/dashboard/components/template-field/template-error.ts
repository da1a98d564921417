import { isTemplateProblem } from '@perigee/core/templates/problem';
import { ApiError } from '../../../lib/api/api-error.ts';

/** Whether a save was refused because a template in it does not compile (docs/rules/api.md#texts). */
export function isTemplateError(error: unknown): boolean {
  return error instanceof ApiError && error.issues.some(isTemplateProblem);
}
