import { AppError } from '../../../../../errors/app-error.ts';

/** The guild has no way to mute for that long: neither a mute role nor a timeout that can last that long. */
export class MuteImpossible extends AppError {
  constructor() {
    super('conflict', 'There is neither a mute role nor a timeout that could do this');
  }
}
