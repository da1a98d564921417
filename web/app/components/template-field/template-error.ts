import { TEMPLATE_ERROR_MESSAGE } from '@perigee/core/templates/limits';

/** Whether a save was refused because a template in it does not compile (spec.md 8). */
export function isTemplateError(error: unknown): boolean {
  return error instanceof Error && error.message === TEMPLATE_ERROR_MESSAGE;
}
