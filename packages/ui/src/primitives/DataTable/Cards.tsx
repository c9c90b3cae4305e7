import * as S from './Cards.styles.ts'
import { Tick } from './Row.tsx'
import type { Toggle } from './useSelection.ts'

interface CardsProps<T> {
  rows: readonly T[]
  keys: readonly string[]
  caption: string
  renderCard: (row: T) => React.ReactNode
  selected?: ReadonlySet<string>
  toggle: Toggle
  isBeside: boolean
}

/** The same rows where a table has no room. */
export function Cards<T>({ rows, keys, caption, renderCard, selected, toggle, isBeside }: CardsProps<T>) {
  return (
    <S.Cards aria-label={caption} data-beside={isBeside || undefined}>
      {rows.map((row, index) => {
        const key = keys[index] ?? ''
        return (
          <S.Card key={key} data-selected={selected?.has(key) || undefined}>
            {selected && <Tick rowKey={key} isSelected={selected.has(key)} toggle={toggle} />}
            <S.CardBody>{renderCard(row)}</S.CardBody>
          </S.Card>
        )
      })}
    </S.Cards>
  )
}
