import type { Ledger, EarningRules } from '../../economy/index.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import type { ThreadParents } from '../../community/index.ts';
import { gainXp } from './gain-xp.listener.ts';
import { createRollTimes } from './roll-times.ts';
import { createXpBuffer } from './xp-buffer.ts';

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
