import { keepPreviousData } from '@tanstack/react-query'
import type { Client } from '@xinpu/sdk'
import * as datasheet from '@xinpu/sdk/datasheet'
import { query } from '@xinpu/sdk/query'
import type { AlternateRule } from '@xinpu/sdk/types'

const oneMinute = 60_000

/** Parts side by side. */
export const comparison = (call: Client, ids: number[], qty = 1) => ({
  ...query(call, datasheet.selectionCompare, { ids, qty }),
  staleTime: oneMinute,
})

/** Alternates that a part's page shows until somebody asks for more. */
const firstAlternates = 8

/** What may stand in for a part, by the rules of its category or by others. */
export const alternatesOf = (
  call: Client,
  id: number,
  { size = firstAlternates, rules }: { size?: number; rules?: AlternateRule[] | undefined } = {},
) => ({
  ...query(call, datasheet.selectionAlternates, { id, size, ...(rules && { rules }) }),
  staleTime: oneMinute,
})

/** Who has a part, priced for so many pieces. */
export const offersOf = (call: Client, modelId: number, qty = 1) => ({
  ...query(call, datasheet.selectionOffers, { modelId, qty }),
  placeholderData: keepPreviousData,
})
