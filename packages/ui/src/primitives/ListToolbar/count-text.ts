import { formatNumber } from '@xinpu/sdk/format'

/** Counting stops here: more is said as 1万+. */
const ceiling = 10_000

/** A total as people read it. */
export const countText = (total: number): string => (total > ceiling ? '1万+' : formatNumber(total))
