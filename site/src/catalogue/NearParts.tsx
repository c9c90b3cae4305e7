import { PartTable } from '@xinpu/ui/datasheet'
import { Section } from '@xinpu/ui/primitives'
import { matchRanges } from '@xinpu/ui/search'
import { useCallback } from 'react'
import { usePlace } from '../app/use-place.ts'
import { searchPlace } from '../search/places.ts'
import type { NearNumbers } from './near-numbers.ts'
import { usePartRows } from './use-part-rows.ts'

/** Parts whose numbers come near one that nobody has; said to be other devices. */
export function NearParts({ number, near }: NearNumbers) {
  const place = usePlace()
  const { hrefOf, datasheetOf, compared, onCompare } = usePartRows()
  const rangesOf = useCallback((model: string) => matchRanges(number, model), [number])
  return (
    <Section
      title="相近的型号"
      meta="型号相近，非同一器件"
      more={{ href: place(searchPlace(number)), label: '全部结果' }}
    >
      <PartTable
        parts={near}
        caption={`与 ${number} 相近的型号`}
        {...{ hrefOf, datasheetOf, rangesOf, compared, onCompare }}
      />
    </Section>
  )
}
