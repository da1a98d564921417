/** The subjects of the pictures, in the order the page shows them. `npm run pictures -w e2e` takes them again. */
export const PICTURE_NAMES = [
  'crash',
  'duel',
  'minefield',
  'jackpot',
  'shop',
  'jobs',
  'giveaways',
  'coupons',
  'greetings',
  'moderation',
  'automoderation',
  'logs',
  'commands',
  'overview',
] as const;
export type PictureName = (typeof PICTURE_NAMES)[number];
