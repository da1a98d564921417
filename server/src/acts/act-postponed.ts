/** It can not be done at the moment, for a reason the platform need not be asked about; tried again after a pause. */
export class ActPostponed extends Error {
  override readonly name = 'ActPostponed';
}
