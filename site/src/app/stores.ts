import { localStore } from '@xinpu/ui/frame'

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** What was searched on this device (specification, section 3: `{name}` entries). */
export interface HistoryEntry {
  name: string
}
const isHistory = (value: unknown): value is HistoryEntry[] =>
  Array.isArray(value) && isTexts(value.map((entry: Partial<HistoryEntry> | null) => entry?.name))

export const noHistory: HistoryEntry[] = []
export const searchHistory = localStore<HistoryEntry[]>({
  key: 'searchHistory',
  fallback: noHistory,
  isValid: isHistory,
})

/** A datasheet that was read while logged out. */
export interface LocalView {
  id: number
  model: string
  title: string
  brandCn: string
  /** ISO 8601; older entries have none. */
  viewedAt?: string
}
const isViews = (value: unknown): value is LocalView[] =>
  Array.isArray(value) &&
  value.every((view: Partial<LocalView> | null) => typeof view?.id === 'number' && typeof view.title === 'string')

export const noViews: LocalView[] = []
export const recentViews = localStore<LocalView[]>({ key: 'recentViews', fallback: noViews, isValid: isViews })

const mostViews = 20

/** Puts a datasheet on top of what this device remembers. */
export function rememberLocally(view: LocalView) {
  recentViews.write([view, ...recentViews.read().filter(({ id }) => id !== view.id)].slice(0, mostViews))
}

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** Whether the agreement was ticked on this device before. */
export const rememberedAgreement = localStore<boolean>({ key: 'agreement', fallback: false, isValid: isFlag })

/** Whether pages are read dark on this device. */
export const nightReading = localStore<boolean>({ key: 'nightReading', fallback: false, isValid: isFlag })

const isTime = (value: unknown): value is number => typeof value === 'number'

/** When the line about what is missing of the account was closed, in milliseconds. */
export const lackingClosedAt = localStore<number>({ key: 'lackingClosedAt', fallback: 0, isValid: isTime })

/** Where a document was left. */
interface ReadingPlace {
  id: number
  page: number
}
const isPlaces = (value: unknown): value is ReadingPlace[] =>
  Array.isArray(value) &&
  value.every((place: Partial<ReadingPlace> | null) => typeof place?.id === 'number' && typeof place.page === 'number')

const readingPlaces = localStore<ReadingPlace[]>({ key: 'readingPlaces', fallback: [], isValid: isPlaces })

const mostPlaces = 200

/** The page on which a document was left on this device; undefined where it was not read past the first. */
export const leftAt = (id: number): number | undefined => readingPlaces.read().find((place) => place.id === id)?.page

/** Keeps the page that is read of a document; those read longest ago are forgotten. */
export function keepPlace(id: number, page: number): void {
  const others = readingPlaces.read().filter((place) => place.id !== id)
  readingPlaces.write([...(page > 1 ? [{ id, page }] : []), ...others].slice(0, mostPlaces))
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** The mailbox that a document was sent to last. */
export const lastMailbox = localStore<string>({ key: 'lastMailbox', fallback: '', isValid: isText })
