/** Lists are counted and paged this far. */
export const furthest = 10_000
