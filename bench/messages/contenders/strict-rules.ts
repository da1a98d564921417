import { RULE_KEYS } from '@perigee/core/moderation/automod/catalogue';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';

// The setup for measuring automoderation: every rule on, lists of 500 words, count limits the bench's pace does not
// reach, and no slow dependencies.

/** Settings with every rule on. */
export function strict() {
  const automod = structuredClone(DEFAULT_AUTOMOD);
  for (const key of RULE_KEYS) automod[key].enabled = true;
  automod.words.options.words = Array.from({ length: 500 }, (_, index) =>
    index % 5 === 0 ? `*pattern${index}*` : index % 5 === 1 ? `two words${index}` : `word${index}x`,
  );
  automod.flood.options = { messages: 100_000, symbols: 100_000_000 };
  automod.duplicates.options.messages = 100_000;
  return automod;
}

const rejectUnmeasured = () => Promise.reject(new Error('not part of this benchmark'));
export const punishments = {
  punish: rejectUnmeasured,
  note: rejectUnmeasured,
  lift: rejectUnmeasured,
  liftWarn: rejectUnmeasured,
  changeReason: rejectUnmeasured,
  changeDuration: rejectUnmeasured,
  retry: rejectUnmeasured,
  addEvidence: rejectUnmeasured,
  settled: rejectUnmeasured,
  reported: rejectUnmeasured,
  followersOf: rejectUnmeasured,
  stricterThan: rejectUnmeasured,
  undo: rejectUnmeasured,
  chainOf: rejectUnmeasured,
  orderedBy: rejectUnmeasured,
};
export const hits = {
  record: () => Promise.resolve(null),
  addRule: () => Promise.resolve(),
  noteCase: () => Promise.resolve(),
};
export const exemptMembers = { of: () => Promise.resolve(() => false) };
export const noThreads = { parentOf: () => null };
