/** The act cannot be done at the moment, which is known without asking the platform; retried after a pause. */
export class ActPostponed extends Error {
  override readonly name = 'ActPostponed';
}
