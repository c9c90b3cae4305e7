import type { ChipModel } from '@xinpu/sdk/types'
import { useMemo } from 'react'
import { DataTable, type ListView } from '../../primitives/DataTable/DataTable.tsx'
import type { TextRange } from '../../primitives/Highlight/Highlight.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { PartCard } from '../PartCard/PartCard.tsx'
import { byKey } from './by-key.ts'
import { partColumns } from './part-columns.tsx'
import * as S from './PartTable.styles.ts'

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
  /** The parts that are put aside to be compared, by id. */
  compared?: ReadonlySet<number>
  /** Puts a part aside to be compared, or takes it back; without it there are no such buttons. */
  onCompare?: (part: ChipModel, isCompared: boolean) => void
  /**
   * Table or cards; `auto` goes by the room.
   *
   * @default 'auto'
   */
  view?: ListView
  /**
   * Height of rows.
   *
   * @default 'comfortable'
   */
  density?: 'comfortable' | 'compact'
  /** The number of the first row in the whole list, when this is one page of it. */
  firstRow?: number
  /** How many rows the whole list has. */
  totalRows?: number
}

/** Parts as a table: parameters become columns when all rows are of one category; blocks under 600 px. */
export function PartTable({
  parts,
  caption,
  selection,
  density = 'comfortable',
  hrefOf,
  datasheetOf,
  rangesOf,
  favourites,
  onFavour,
  compared,
  onCompare,
  ...list
}: PartTableProps) {
  const columns = useMemo(
    () => partColumns(parts, { hrefOf, datasheetOf, rangesOf, favourites, onFavour, compared, onCompare, density }),
    [parts, hrefOf, datasheetOf, rangesOf, favourites, onFavour, compared, onCompare, density],
  )
  const card = (part: ChipModel) => (
    <PartCard
      part={part}
      href={hrefOf(part)}
      ranges={rangesOf?.(part.model)}
      datasheet={datasheetOf?.(part)}
      isFavour={favourites?.has(part.id)}
      onFavour={onFavour}
      isCompared={compared?.has(part.id)}
      onCompare={onCompare}
    />
  )

  return (
    <S.Sheet>
      <DataTable
        {...list}
        caption={caption}
        columns={columns}
        rows={parts}
        rowKey={(part) => String(part.id)}
        rowLabel={modelOf}
        density={density}
        selection={selection && byKey(selection)}
        renderCard={card}
      />
    </S.Sheet>
  )
}

const modelOf = ({ model }: ChipModel) => model
