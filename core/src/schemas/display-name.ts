/** What something is called, in each language of the product. */
export interface DisplayName {
  en: string;
  ru: string;
}
