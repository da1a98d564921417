/** Number of questions in an appeal (docs/rules/appeals.md). */
export const APPEAL_QUESTIONS = 4;

/** Longest answer, in UTF-16 code units (docs/rules/appeals.md). */
export const APPEAL_ANSWER_MAX = 500;

/** Longest question, in UTF-16 code units: four questions and four answers must fit into one Discord message. */
export const APPEAL_QUESTION_MAX = 150;

/** Longest verdict reason, in UTF-16 code units (docs/rules/appeals.md#review). */
export const VERDICT_REASON_MAX = 512;
