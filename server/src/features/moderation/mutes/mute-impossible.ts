import { AppError } from '../../../errors/app-error.ts';

/** The guild has nothing to mute with for that long: neither a mute role, nor a timeout that would do. */
export class MuteImpossible extends AppError {
  constructor() {
    super('conflict', 'There is neither a mute role nor a timeout that could do this');
  }
}
