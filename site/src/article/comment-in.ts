import { id } from '../app/address.ts'

/** The comment that a link leads to: `#c12`. */
export const commentIn = (hash: string): number | undefined => id(/^#?c(\d+)$/.exec(hash)?.[1])
