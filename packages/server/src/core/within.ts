import type { Db } from './database.ts'

/**
 * A transaction that those who open one of their own take part in: what they do holds together with what is done
 * around it. Somebody who refuses ends it all.
 */
export function within(tx: Db): Db {
  const joined: Db = new Proxy(tx, {
    get(target, name) {
      if (name === 'transaction') return () => ({ execute: (work: (inner: Db) => Promise<unknown>) => work(joined) })
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return joined
}
