import type { Ledger } from '../balances/index.ts';
import type { EarningRules } from '../earning-rules/index.ts';
import { defineFeature } from '../feature.ts';
import type { Frame } from '../frame.ts';
import { gainXp } from './gain-xp.listener.ts';
import { createRollTimes } from './roll-times.ts';
import { createXpBuffer } from './xp-buffer.ts';

interface Needs extends Pick<Frame, 'log'> {
  ledger: Pick<Ledger, 'gainXp'>;
  earningRules: EarningRules;
}

/** Experience for messages, on servers with boost. */
export const messageXpFeature = defineFeature({
  name: 'message-xp',
  open: ({ log, ledger, earningRules }: Needs) => {
    const buffer = createXpBuffer({ ledger, log });
    return {
      listeners: [gainXp({ buffer, rolls: createRollTimes(), earningRules })],
      tasks: [() => buffer.drain],
    };
  },
});
