import { clear, createStore, delMany, entries, get, set, setMany, type UseStore } from 'idb-keyval'
import { browser } from '../app/api.ts'

/** What was typed into a form and not sent yet. Bytes of files, passwords and codes are never in it. */
export interface Draft<Value = unknown> {
  value: Value
  /** ISO 8601. */
  savedAt: string
}

/** A draft nobody took up again is forgotten after a month. */
const life = 30 * 86_400_000

let opened: UseStore | undefined
const shelf = () => (opened ??= createStore('xinpu-drafts', 'drafts'))

/** Whose drafts are read and written now: the person's, or those of the browser while nobody is logged in. */
const owner = () => String(browser().read()?.id ?? browser().uuid())

const keyOf = (form: string, of = owner()) => `draft:${form}:${of}`

/** The draft of a form, for whoever is here. A browser without a database has none. */
export const draftOf = (form: string): Promise<Draft | undefined> =>
  get<Draft>(keyOf(form), shelf()).catch(() => undefined)

/** Keeps a draft; answers when. */
export async function keepDraft(form: string, value: unknown): Promise<string> {
  const savedAt = new Date().toISOString()
  await set(keyOf(form), { value, savedAt } satisfies Draft, shelf()).catch(() => undefined)
  return savedAt
}

export const forgetDraft = (form: string): Promise<void> => delMany([keyOf(form)], shelf()).catch(() => undefined)

/** What was typed before the login becomes the person's, where they have nothing newer; what is old is forgotten. */
export async function adoptDrafts(): Promise<void> {
  const all = await entries<string, Draft>(shelf()).catch(() => [])
  const known = new Map(all)
  const ours = all.filter(([key]) => key.endsWith(`:${browser().uuid()}`))
  const taken = ours
    .map(([key, draft]) => [keyOf(key.split(':')[1] ?? ''), draft] as [string, Draft])
    .filter(([key, draft]) => (known.get(key)?.savedAt ?? '') < draft.savedAt)
  const old = all.filter(([, { savedAt }]) => Date.now() - Date.parse(savedAt) > life)
  if (taken.length > 0) await setMany(taken, shelf())
  await delMany(
    [...ours, ...old].map(([key]) => key),
    shelf(),
  )
}

/** Forgets every draft on this device, of whoever. */
export const forgetAllDrafts = (): Promise<void> => clear(shelf()).catch(() => undefined)
