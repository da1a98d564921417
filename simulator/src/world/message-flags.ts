/** Message flags (resource "Message", "Message Flags"). */
export const CROSSPOSTED = 1 << 0;
/** Hides embeds. */
export const SUPPRESS_EMBEDS = 1 << 2;
export const HAS_THREAD = 1 << 5;
/** Only the person who acted can see it. */
export const EPHEMERAL = 1 << 6;
/** The bot "is thinking…". */
export const LOADING = 1 << 7;
export const SUPPRESS_NOTIFICATIONS = 1 << 12;
export const HAS_SNAPSHOT = 1 << 14;
/** The message consists only of components. */
export const COMPONENTS_V2 = 1 << 15;

/** Flags that may be set when sending; the platform controls the others. */
export const SENDABLE_FLAGS = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2;
/** Flags that may be set when editing. */
export const EDITABLE_FLAGS = SUPPRESS_EMBEDS | COMPONENTS_V2;
