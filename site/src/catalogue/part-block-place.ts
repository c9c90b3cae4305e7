import { linkOptions } from '@tanstack/react-router'
import type { PartSearch } from './part-params.ts'
import { partPlace } from './places.ts'

/** A block of a part's page, or all of it, priced for a quantity. */
export const partBlockPlace = (part: { id: number; model: string }, { tab, qty }: PartSearch) =>
  linkOptions({ ...partPlace(part), search: { tab, qty } })
