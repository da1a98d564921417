/** The product cannot start; the message is one line that says what to do, shown without a stack. */
export class StartupError extends Error {
  override readonly name: string = 'StartupError';
}
