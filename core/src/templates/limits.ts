/** Longest message template, in UTF-16 code units (spec.md 5 and 9). */
export const TEMPLATE_MAX = 1500;

/** No template is longer, wherever it stands: what the platform takes of all texts of an embed together. */
export const TEMPLATE_SOURCE_MAX = 6_000;

/** How many templates one call checks: those of a message and of a full embed fit, all sections of greetings too. */
export const TEMPLATE_CHECKS_MAX = 200;

/** Conditions inside of each other; nobody needs more, and each level costs stack. */
export const DEPTH_MAX = 20;
