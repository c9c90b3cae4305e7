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
