import { useQuery } from '@tanstack/react-query'
import type { ChipModel } from '@xinpu/sdk/types'
import { PartChip } from '@xinpu/ui/article'
import type { RichPart } from '@xinpu/ui/rich-text'
import { useState } from 'react'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { partPlace } from '../catalogue/places.ts'
import { partNamed, partsBeginning } from './queries.ts'

/** A part number of a text; the catalogue is asked when its card opens. */
export function LivePart({ word, partId, href, children }: RichPart) {
  const call = useCall()
  const place = usePlace()
  const [isWanted, setWanted] = useState(false)
  const one = useQuery({ ...partNamed(call, partId ?? 0), enabled: isWanted && partId !== undefined })
  const several = useQuery({ ...partsBeginning(call, word), enabled: isWanted && partId === undefined })
  const known = shownOf<ChipModel>(one)
  const isPart = typeof known === 'object' && 'model' in known
  const parts = partId === undefined ? shownOf(several) : isPart ? { data: [known], totalRecord: 1 } : known

  return (
    <PartChip
      model={children}
      label={word}
      href={href}
      parts={parts}
      hrefOf={(part) => place(partPlace(part))}
      onOpen={() => setWanted(true)}
    />
  )
}
