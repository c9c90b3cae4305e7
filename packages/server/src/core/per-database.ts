import type { Db } from './database.ts'

/**
 * Something that a process holds once for each database, as a cache: opened when it is first asked for, gone with its
 * database. Tests have many databases in one process, and none may hear of another.
 */
export function perDatabase<Held extends object>(open: (db: Db) => Held): (db: Db) => Held {
  const opened = new WeakMap<Db, Held>()
  return (db) => {
    const held = opened.get(db) ?? open(db)
    opened.set(db, held)
    return held
  }
}
