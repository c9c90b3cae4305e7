import { formatNumber } from './number.ts'

/** Counting stops here; what is beyond reads 1万+ (contract, `countCeiling`). */
const ceiling = 10_000

/** A total as people read it: exact, or honestly capped. */
export const formatCount = (total: number): string => (total > ceiling ? '1万+' : formatNumber(total))
