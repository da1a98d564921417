import { type Component, defineComponent } from '../../../bot/components/define-component.ts';
import { describeRoll } from './describe-roll.ts';
import { rollAgainId } from './roll-again-button.ts';

/** Rolls again in the same message, so that long games do not fill the channel. */
export const rollAgain: Component = defineComponent({
  id: rollAgainId,
  mayPress: { owner: 'ownerId' },
  command: 'roll',
  run: ({ update, user, locale }, { count, sides, modifier }) =>
    update(describeRoll({ count, sides, modifier }, user.id, locale)),
});
