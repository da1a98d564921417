/** What is wrong with a part of an embed, as the form keeps it; '' is the embed as a whole. */
export type ErrorAt = (part: string) => unknown;

/** Reads the errors of the embed that stands at `path` of a form: `errorsUnder(form.errors, 'join.embed')`. */
export function errorsUnder(errors: Readonly<Record<string, unknown>>, path: string): ErrorAt {
  return (part) => errors[part === '' ? path : `${path}.${part}`];
}
