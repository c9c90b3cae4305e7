import { randomBytes } from 'node:crypto'

/** Marks the site's own calls, so that they do not count against the visitor. New in every process. */
export const insider = randomBytes(16).toString('hex')
