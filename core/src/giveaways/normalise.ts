import { type GiveawayAbout, NEW_GIVEAWAY, type Prize } from './schema.ts';

/** What does not belong to the kind of prize is not kept. Idempotent. */
export function normalisePrize({ kind, text, amount, minted, item }: Prize): Prize {
  const none = NEW_GIVEAWAY.prize;
  if (kind === 'text') return { ...none, kind, text: text.trim() };
  return kind === 'money' ? { ...none, kind, amount, minted } : { ...none, kind, amount, item: item.trim() };
}

/** A giveaway in the form it is stored in. Idempotent. */
export function normaliseAbout<About extends GiveawayAbout>(about: About): About {
  return { ...about, prize: normalisePrize(about.prize), description: about.description.trim() };
}
