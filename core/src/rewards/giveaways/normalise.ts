import { type GiveawayAbout, NEW_GIVEAWAY, type GiveawayPrize } from './schema.ts';

/** Resets the fields that the kind of prize does not use. Idempotent. */
export function normaliseGiveawayPrize({ kind, text, amount, minted, item }: GiveawayPrize): GiveawayPrize {
  const none = NEW_GIVEAWAY.prize;
  if (kind === 'text') return { ...none, kind, text: text.trim() };
  return kind === 'money' ? { ...none, kind, amount, minted } : { ...none, kind, amount, item: item.trim() };
}

/** A giveaway in its stored form. Idempotent. */
export function normaliseAbout<About extends GiveawayAbout>(about: About): About {
  return { ...about, prize: normaliseGiveawayPrize(about.prize), description: about.description.trim() };
}
