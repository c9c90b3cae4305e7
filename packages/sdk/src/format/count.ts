import { formatNumber } from './number.ts'

/** Counting stops here. */
const ceiling = 10_000

/** A total from 0 on, as people read it: exact to 10,000 (contract, `countCeiling`), 1万+ beyond. */
export const formatCount = (total: number): string => (total > ceiling ? '1万+' : formatNumber(total))
