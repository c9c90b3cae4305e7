import type { ChipModel } from '@xinpu/sdk/types'
import { useCallback } from 'react'
import { usePlace } from '../app/use-place.ts'
import { datasheetPlace } from '../datasheet/places.ts'
import { partPlace } from './places.ts'

/** Rows are remembered by these: new ones would draw the whole table again. */
export function usePartHrefs() {
  const place = usePlace()
  const hrefOf = useCallback((part: ChipModel) => place(partPlace(part)), [place])
  const datasheetOf = useCallback(
    ({ specId, datasheetUrl }: ChipModel) => (specId !== null ? place(datasheetPlace(specId)) : datasheetUrl || null),
    [place],
  )
  return { hrefOf, datasheetOf }
}
