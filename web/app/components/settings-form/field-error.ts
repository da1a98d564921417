import type { Issue } from '@perigee/core/http/replies';

/** A refusal as a form keeps it beside a field: the code, and the number its text needs. */
export interface FieldError {
  code: string;
  max: number;
}

/** Packs an issue into the text that a form can hold: `tooLong` or `tooLong 50`. */
export function packIssue({ code, params }: Pick<Issue, 'code' | 'params'>): string {
  const max = params?.['max'];
  return max === undefined ? code : `${code} ${max}`;
}

/** Reads what a form keeps beside a field; nothing when the field is fine. */
export function readFieldError(error: unknown): FieldError | undefined {
  if (typeof error !== 'string') return undefined;
  const [code = '', max = '0'] = error.split(' ');
  return { code, max: Number(max) };
}
