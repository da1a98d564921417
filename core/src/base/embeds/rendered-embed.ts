interface Icon {
  icon_url?: string;
}

/** An embed in the platform's form (its documentation, "Embed object"); unset parts are left out. */
export interface RenderedEmbed {
  color: number;
  author?: Icon & { name: string; url?: string };
  title?: string;
  url?: string;
  description?: string;
  fields?: { name: string; value: string; inline: boolean }[];
  image?: { url: string };
  thumbnail?: { url: string };
  footer?: Icon & { text: string };
  /** ISO 8601. */
  timestamp?: string;
}

/** The platform's limit for each text, in UTF-16 code units; rendering can make a text longer than its template. */
export const RENDERED_LIMITS = {
  authorName: 256,
  title: 256,
  description: 4096,
  fieldName: 256,
  fieldValue: 1024,
  footerText: 2048,
  url: 2048,
} as const;
