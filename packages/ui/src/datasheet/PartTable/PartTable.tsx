import type { ChipModel } from '@xinpu/sdk/types'
import { DataTable } from '../../primitives/DataTable/DataTable.tsx'
import type { TextRange } from '../../primitives/Highlight/Highlight.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { PartCard } from '../PartCard/PartCard.tsx'
import { partColumns } from './part-columns.tsx'

export interface PartTableProps {
  /** The parts of this page of results. */
  parts: readonly ChipModel[]
  /** What the table is of, for those who hear it: ‘0.1uF 0402 的型号’. */
  caption: string
  /** Where a part is told about. */
  hrefOf: (part: ChipModel) => Href
  /** Its datasheet: ours, or the maker's page; none where there is none. */
  datasheetOf?: (part: ChipModel) => Href | null
  /** The characters of a number that match what was searched. */
  rangesOf?: (model: string) => readonly TextRange[]
  /** Which parts are ticked, by id, to download their datasheets together. */
  selection?: { selected: ReadonlySet<number>; onChange: (selected: Set<number>) => void }
  /** The parts among the favourites, by id. */
  favourites?: ReadonlySet<number>
  /** Takes a part into the favourites, or out of them; without it there are no stars. */
  onFavour?: (part: ChipModel, isFavour: boolean) => void
  /**
   * Height of rows.
   *
   * @default 'comfortable'
   */
  density?: 'comfortable' | 'compact'
}

/** Parts as a table: parameters become columns when all rows are of one category; blocks under 600 px. */
export function PartTable({ parts, caption, selection, density, ...ways }: PartTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={partColumns(parts, ways)}
      rows={[...parts]}
      rowKey={(part) => String(part.id)}
      rowName={(part) => part.model}
      density={density}
      selection={selection && {
        selected: new Set([...selection.selected].map(String)),
        onChange: (selected) => selection.onChange(new Set([...selected].map(Number))),
      }}
      renderCard={(part) => (
        <PartCard
          part={part}
          href={ways.hrefOf(part)}
          ranges={ways.rangesOf?.(part.model)}
          datasheet={ways.datasheetOf?.(part)}
          isFavour={ways.favourites?.has(part.id)}
          onFavour={ways.onFavour}
        />
      )}
    />
  )
}
