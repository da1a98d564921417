/** In the folder of a prepared database: its files, as they stand below a data folder, */
export const FOLDER = 'database';

/** and all of them in one. */
export const DUMP = 'dump.tar';
