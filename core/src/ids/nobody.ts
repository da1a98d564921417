/** Stands where the id of a person stood whose data were deleted; the platform gives no such id. */
export const NOBODY = '0';
