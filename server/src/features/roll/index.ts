import { defineFeature } from '../feature.ts';
import { rollAgain } from './roll-components.ts';
import { rollCommand } from './roll.command.ts';

/** Dice for games of the members' own. */
export const rollFeature = defineFeature({
  name: 'roll',
  open: () => ({ commands: [rollCommand], components: [rollAgain] }),
});
