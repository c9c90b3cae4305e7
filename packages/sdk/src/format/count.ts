import { formatNumber } from './number.ts'

/** What is answered where counting stopped at 10,000 (contract, `countCeiling`). */
const uncounted = 10_001

/** A total from 0 on, as people read it: exact, or 1万+ where it was counted no further. */
export const formatCount = (total: number): string => (total === uncounted ? '1万+' : formatNumber(total))
