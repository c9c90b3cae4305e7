import { localStore } from '@xinpu/ui/frame'

/** Whether pages are read dark on this device. */
export const nightReading = localStore<boolean>({
  key: 'nightReading',
  fallback: false,
  isValid: (value): value is boolean => typeof value === 'boolean',
})

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
