/** More pieces of a part than anybody orders. */
export const mostPieces = 1_000_000_000
