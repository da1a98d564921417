/** Longest message template, in UTF-16 code units (spec.md 5 and 9). */
export const TEMPLATE_MAX = 1500;

/** The message of a save that was refused because a template in it does not compile, to the letter (spec.md 8). */
export const TEMPLATE_ERROR_MESSAGE = 'Template compilation error';
