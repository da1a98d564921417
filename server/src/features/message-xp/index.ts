import type { Ledger } from '../balances/index.ts';
import type { EarningRules } from '../earning-rules/index.ts';
import { defineFeature } from '../feature.ts';
import type { Frame } from '../frame.ts';
import type { ThreadParents } from '../message-archive/index.ts';
import { gainXp } from './gain-xp.listener.ts';
import { createRollTimes } from './roll-times.ts';
import { createXpBuffer } from './xp-buffer.ts';

export { drawById } from './draw-by-id.ts';

interface Needs extends Pick<Frame, 'log'> {
  ledger: Pick<Ledger, 'gainXp'>;
  earningRules: EarningRules;
  threadParents: Pick<ThreadParents, 'parentOf'>;
}

/** Experience for messages, in guilds with boost. */
export const messageXpFeature = defineFeature({
  name: 'message-xp',
  open: ({ log, ledger, earningRules, threadParents }: Needs) => {
    const buffer = createXpBuffer({ ledger, log });
    return {
      listeners: [gainXp({ buffer, rolls: createRollTimes(), earningRules, threadParents })],
      tasks: [() => buffer.drain],
    };
  },
});
