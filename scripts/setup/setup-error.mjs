/** A setup step that failed for a reason the person at the terminal can act on. */
export class SetupError extends Error {
  /**
   * @param {string} message what happened and what to do, in one line
   * @param {{ details?: string, exitCode?: number }} [more] output of the tool that failed, and its exit code
   */
  constructor(message, { details = '', exitCode = 1 } = {}) {
    super(message);
    this.details = details;
    this.exitCode = exitCode;
  }
}
