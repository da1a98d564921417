/** The id of the element where a server's settings start, after the menu beside them. */
export const SETTINGS = 'settings';
