/** A value kept on this device: read it, write it, hear of it. Fits `useSyncExternalStore`. */
export interface LocalStore<T> {
  /** What is kept; the fallback where nothing is, or where it cannot be read. The same object until it changes. */
  read: () => T
  /** Keeps a value; only until the page closes where storage is full or forbidden. */
  write: (value: T) => void
  /** Forgets it. */
  clear: () => void
  /** Calls back after every change, also of another tab; answers how to stop. */
  subscribe: (onChange: () => void) => () => void
}

export interface LocalStoreOptions<T> {
  /** The name it is kept under. */
  key: string
  /** Stands for nothing kept, and for what the server renders. */
  fallback: T
  /** Whether a kept value is still one of ours: another version may have written it. */
  isValid: (value: unknown) => value is T
  /**
   * Until it is cleared, or until the tab closes.
   *
   * @default 'device'
   */
  life?: 'device' | 'tab'
}

/** Keeps one typed value in the browser. Never throws: private windows, full disks and servers just forget sooner. */
export function localStore<T>({ key, fallback, isValid, life = 'device' }: LocalStoreOptions<T>): LocalStore<T> {
  const listeners = new Set<() => void>()
  let text: string | null | undefined
  let value = fallback

  const settle = (next: string | null) => {
    if (next !== text) value = parse(next, isValid) ?? fallback
    text = next
    return value
  }
  const change = (next: string | null) => {
    settle(next)
    listeners.forEach((tell) => tell())
  }
  /** Where nothing can be stored, this page remembers for itself. */
  let kept: string | null = null
  let isStorable = true
  const stored = () => (isStorable ? attempt(() => storage(life)?.getItem(key) ?? null, kept) : kept)

  return {
    read: () => settle(stored()),
    write: (next) => {
      kept = attempt(() => JSON.stringify(next) ?? null, null)
      isStorable = attempt(() => save(life, key, kept), false)
      change(kept)
    },
    clear: () => {
      kept = null
      attempt(() => storage(life)?.removeItem(key), undefined)
      change(null)
    },
    subscribe: (onChange) => {
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) onChange()
      }
      listeners.add(onChange)
      if (typeof window !== 'undefined') window.addEventListener('storage', hear)

      return () => {
        listeners.delete(onChange)
        if (typeof window !== 'undefined') window.removeEventListener('storage', hear)
      }
    },
  }
}

/** Even naming `localStorage` throws where cookies are blocked. */
const storage = (life: 'device' | 'tab'): Storage | undefined =>
  typeof window === 'undefined' ? undefined : life === 'device' ? window.localStorage : window.sessionStorage

function save(life: 'device' | 'tab', key: string, text: string | null): boolean {
  const shelf = storage(life)
  if (!shelf || text === null) return false
  shelf.setItem(key, text)
  return true
}

function parse<T>(text: string | null, isValid: (value: unknown) => value is T): T | undefined {
  if (text === null) return undefined
  const value = attempt<unknown>(() => JSON.parse(text), undefined)
  return isValid(value) ? value : undefined
}

function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act()
  } catch {
    return otherwise
  }
}
