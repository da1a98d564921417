/** The form's error for a part of an embed; '' is the embed as a whole. */
export type ErrorAt = (part: string) => unknown;

/** Reads the errors of the embed at `path` in a form: `errorsUnder(form.errors, 'join.embed')`. */
export function errorsUnder(errors: Readonly<Record<string, unknown>>, path: string): ErrorAt {
  return (part) => errors[part === '' ? path : `${path}.${part}`];
}
