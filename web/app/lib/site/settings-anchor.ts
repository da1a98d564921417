/** Where the settings of a server begin, behind the menu beside them. */
export const SETTINGS = 'settings';
