import type { KeptName } from '@perigee/core/privacy/kept-times';
import type { StoreName } from '@perigee/core/privacy/data-stores';

/** What the page says of a store. */
export interface StoreText {
  title: string;
  /** What it is, and who sees it. */
  what: string;
  /** How long what does not go by itself is kept; left out where all of it goes. */
  rest?: string;
}

export type StoreTexts = Readonly<Record<StoreName, StoreText>>;

/** What goes by itself, and after how long: `{time}` stands for the time in words. */
export type KeptTexts = Readonly<Record<KeptName, string>>;
