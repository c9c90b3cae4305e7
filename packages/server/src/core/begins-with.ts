import { sql } from 'kysely'

/**
 * Sorts behind every letter of a key that is compared byte by byte: what is at least `key` and less than `key` with it
 * begins with `key`, and an index finds that.
 */
export const lastLetter = '\uffff'

/**
 * Whether a column begins with a key, as its index finds it.
 *
 * @param column Compared byte by byte (`collate "C"`), with its table where another has one of that name.
 */
export const beginsWith = (column: string, key: string) =>
  sql<boolean>`(${sql.ref(column)} >= ${key} and ${sql.ref(column)} < ${key + lastLetter})`
