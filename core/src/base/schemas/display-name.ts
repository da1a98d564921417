/** A name in each language of the product. */
export interface DisplayName {
  en: string;
  ru: string;
}
