import type { SpecDto } from '@xinpu/sdk/types'
import { SpecCard, SpecList } from '@xinpu/ui/datasheet'
import { usePlace } from '../app/use-place.ts'
import { specInfoPlace, datasheetPlace } from './places.ts'

export interface DatasheetListProps {
  datasheets: readonly SpecDto[]
  /** When the list was made: ages are told from here, so that server and browser agree. */
  madeAt: number
  columns: 1 | 2
  /**
   * Whether a row leads to what the document says of itself; the reader does in any case.
   *
   * @default false
   */
  isInformed?: boolean
  /** Which are ticked; without it, none can be. */
  selection?: { selected: ReadonlySet<number>; onToggle: (spec: SpecDto) => void }
}

/** Datasheets, one a row, each leading to the reader. */
export function DatasheetList({ datasheets, madeAt, columns, isInformed, selection }: DatasheetListProps) {
  const place = usePlace()
  return (
    <SpecList columns={columns}>
      {datasheets.map((spec) => (
        <SpecCard
          key={spec.id}
          spec={spec}
          href={place(datasheetPlace(spec.id))}
          now={new Date(madeAt)}
          {...(isInformed && { infoHref: place(specInfoPlace(spec.id)) })}
          {...(selection && {
            selection: { isSelected: selection.selected.has(spec.id), onChange: () => selection.onToggle(spec) },
          })}
        />
      ))}
    </SpecList>
  )
}
