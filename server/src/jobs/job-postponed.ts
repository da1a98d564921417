/** The job cannot be done at the moment, which is known without asking the platform; retried after a pause. */
export class JobPostponed extends Error {
  override readonly name = 'JobPostponed';
}
