/** Message flags (resource "Message", "Message Flags"). */
export const CROSSPOSTED = 1 << 0;
/** Embeds are not shown. */
export const SUPPRESS_EMBEDS = 1 << 2;
export const HAS_THREAD = 1 << 5;
/** Only the person who acted sees it. */
export const EPHEMERAL = 1 << 6;
/** The bot "is thinking…". */
export const LOADING = 1 << 7;
export const SUPPRESS_NOTIFICATIONS = 1 << 12;
export const HAS_SNAPSHOT = 1 << 14;
/** The message is made of components alone. */
export const COMPONENTS_V2 = 1 << 15;

/** What may be set with a message; everything else the platform decides. */
export const SENDABLE_FLAGS = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2;
/** What may be set with an edit. */
export const EDITABLE_FLAGS = SUPPRESS_EMBEDS | COMPONENTS_V2;
