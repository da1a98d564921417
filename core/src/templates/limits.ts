/** Longest message template, in UTF-16 code units (docs/rules/templates.md). */
export const TEMPLATE_MAX = 1500;

/** No template is longer, wherever it stands: what the platform takes of all texts of an embed together. */
export const TEMPLATE_SOURCE_MAX = 6_000;

/** How many templates one call checks: those of a message and of a full embed fit. */
export const TEMPLATE_CHECKS_MAX = 64;

/** How long they may be together, in UTF-16 code units: a message and twice what the platform takes of an embed. */
export const TEMPLATE_CHECKS_TEXT_MAX = TEMPLATE_MAX + 2 * TEMPLATE_SOURCE_MAX;

/** Conditions inside of each other; nobody needs more, and each level costs stack. */
export const DEPTH_MAX = 20;
