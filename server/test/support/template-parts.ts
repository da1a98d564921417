/** Folder of the prepared database's files, as in a data folder. */
export const FOLDER = 'database';

/** File with the prepared database's dump. */
export const DUMP = 'dump.tar';
