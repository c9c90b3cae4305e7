import { localStore } from '@xinpu/ui/frame'

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
