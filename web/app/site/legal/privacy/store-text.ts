import type { RetentionName } from '@perigee/core/site/privacy/retention-times';
import type { StoreName } from '@perigee/core/site/privacy/data-stores';

/** The page's text about a store. */
export interface StoreText {
  title: string;
  /** What it contains, and who can see it. */
  what: string;
  /** How long the data that does not expire by itself is kept; left out where all of it expires. */
  rest?: string;
}

export type StoreTexts = Readonly<Record<StoreName, StoreText>>;

/** The data that expires by itself, with its period: `{time}` is replaced by the duration in words. */
export type RetentionTexts = Readonly<Record<RetentionName, string>>;
