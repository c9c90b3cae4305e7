import type { Draft } from './drafts.ts'

/**
 * Drafts on their way to the database of the browser. A page that is left has no time to wait for it: what it wrote last
 * stands here at once, until the database has it. What is too large for here is only on its way.
 */
const prefix = 'xinpu-due-'

/** Writes a draft down before anything is waited for. */
export function putDue(key: string, draft: Draft): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(draft))
  } catch {
    // Full, or forbidden: an older one here would come back in the place of what is on its way.
    dropDue(key)
  }
}

/** What was written down and not heard of since; what cannot be read is none. */
export function dueOf(key: string): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(prefix + key) ?? 'null') as Draft | null
    return typeof draft?.savedAt === 'string' ? draft : undefined
  } catch {
    return undefined
  }
}

/** The database has it, or nobody wants it any more. */
export function dropDue(key: string): void {
  try {
    localStorage.removeItem(prefix + key)
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}

/** All of them, by their keys. */
export function allDue(): [key: string, draft: Draft][] {
  try {
    const keys = Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
    return keys.flatMap((key) => {
      const draft = dueOf(key)
      return draft ? [[key, draft]] : []
    })
  } catch {
    return []
  }
}

/** Of two drafts of a form the one that was written later. */
export const laterOf = (one: Draft | undefined, other: Draft | undefined): Draft | undefined =>
  (one?.savedAt ?? '') < (other?.savedAt ?? '') ? other : one
