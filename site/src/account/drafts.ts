import { clear, createStore, delMany, entries, get, set, setMany, type UseStore } from 'idb-keyval'
import { browser } from '../app/api.ts'
import { allDue, dropDue, dueOf, laterOf, putDue } from './due-drafts.ts'

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

const stored = (key: string): Promise<Draft | undefined> => get<Draft>(key, shelf()).catch(() => undefined)

/** The draft of a form, for whoever is here. A browser that keeps nothing has none. */
export async function draftOf(form: string): Promise<Draft | undefined> {
  const key = keyOf(form)
  return laterOf(await stored(key), dueOf(key))
}

/** Drafts that the database of the browser has not yet. */
const underWay = new Map<string, Draft>()

/** Keeps a draft; answers when. A page that is left before the database has it writes it down. */
export async function keepDraft(form: string, value: unknown): Promise<string> {
  const [key, savedAt] = [keyOf(form), new Date().toISOString()]
  if (underWay.size === 0) watchLeaving()
  underWay.set(key, { value, savedAt })
  if (document.hidden) writeDown()
  await put(key, { value, savedAt })
  return savedAt
}

/** A long list is slow to write down: while its person works on it, only the database is told, which does not wait for it. */
const writeDown = () => underWay.forEach((draft, key) => putDue(key, draft))

/** The same listener is never added twice. */
function watchLeaving(): void {
  document.addEventListener('visibilitychange', writeDown)
  window.addEventListener('pagehide', writeDown)
}

async function put(key: string, draft: Draft): Promise<void> {
  const isKept = await set(key, draft, shelf()).then(
    () => true,
    () => false,
  )
  // One that came meanwhile is newer than what was put away.
  const isLast = underWay.get(key)?.savedAt === draft.savedAt
  if (isLast) underWay.delete(key)
  // What nobody wants any more is not under way either, and is not written down.
  if (isLast && !isKept) putDue(key, draft)
  if (isKept && dueOf(key)?.savedAt === draft.savedAt) dropDue(key)
}

/** What was written down and never put away, where nothing newer was. */
async function settle(key: string, due: Draft): Promise<void> {
  if (laterOf(await stored(key), due) === due) await put(key, due)
  else dropDue(key)
}

export function forgetDraft(form: string): Promise<void> {
  underWay.delete(keyOf(form))
  dropDue(keyOf(form))
  return delMany([keyOf(form)], shelf()).catch(() => undefined)
}

/** What was typed before the login becomes the person's, where they have nothing newer; what is old is forgotten. */
export async function adoptDrafts(): Promise<void> {
  for (const [key, due] of allDue()) await settle(key, due)
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
export function forgetAllDrafts(): Promise<void> {
  for (const [key] of allDue()) dropDue(key)
  return clear(shelf()).catch(() => undefined)
}
