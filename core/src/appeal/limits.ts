/** How many questions an appeal answers (docs/rules/appeals.md). */
export const APPEAL_QUESTIONS = 4;

/** Longest answer, in UTF-16 code units (docs/rules/appeals.md). */
export const APPEAL_ANSWER_MAX = 500;

/** Longest question, in UTF-16 code units: four of them and four answers have to fit into one message of the platform. */
export const APPEAL_QUESTION_MAX = 150;

/** Longest reason of a verdict, in UTF-16 code units (docs/rules/appeals.md#review). */
export const VERDICT_REASON_MAX = 512;
