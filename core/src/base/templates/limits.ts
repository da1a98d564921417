/** Longest message template, in UTF-16 code units (docs/rules/templates.md). */
export const TEMPLATE_MAX = 1500;

/** Longest template anywhere: the platform's limit for all texts of an embed together. */
export const TEMPLATE_SOURCE_MAX = 6_000;

/** Most templates checked per call: enough for a message and a full embed. */
export const TEMPLATE_CHECKS_MAX = 64;

/** Their total length, in UTF-16 code units: a message and twice the platform's limit of an embed. */
export const TEMPLATE_CHECKS_TEXT_MAX = TEMPLATE_MAX + 2 * TEMPLATE_SOURCE_MAX;

/** Deepest nesting of conditions; nobody needs more, and each level costs stack. */
export const DEPTH_MAX = 20;
