/** For how long a neighbour stays silent; `MUTED_SECONDS=60` tries the minute after which most others have given up. */
export const MUTED_S = Number(process.env['MUTED_SECONDS'] ?? 10);
