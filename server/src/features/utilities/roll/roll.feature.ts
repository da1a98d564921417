import { defineFeature } from '../../feature.ts';
import { rollAgain } from './roll-components.ts';
import { rollCommand } from './roll.command.ts';

/** Dice for games that members run themselves. */
export const rollFeature = defineFeature({
  name: 'roll',
  open: () => ({ commands: [rollCommand], components: [rollAgain] }),
});
