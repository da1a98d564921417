/** Replaces the id of a person whose data was deleted; the platform never assigns it. */
export const NOBODY = '0';
