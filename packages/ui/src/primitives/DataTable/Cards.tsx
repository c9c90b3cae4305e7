import * as S from './Cards.styles.ts'
import { tickOf } from './Row.tsx'
import type { DataTableProps } from './types.ts'
import type { Toggle } from './useSelection.ts'

interface CardsProps<T> extends Pick<
  DataTableProps<T>,
  'rows' | 'rowLabel' | 'caption' | 'selection' | 'state' | 'empty' | 'error'
> {
  keys: readonly string[]
  renderCard: (row: T) => React.ReactNode
  toggle: Toggle
  isBeside: boolean
}

/** The same rows where a table has no room, or where cards are liked better. */
export function Cards<T>({ rows, keys, caption, renderCard, selection, ...list }: CardsProps<T>) {
  const { state = 'ready', isBeside, toggle, rowLabel } = list
  const beside = isBeside || undefined
  if (rows.length === 0) return <Instead {...list} caption={caption} />

  return (
    <S.Cards aria-label={caption} aria-busy={state === 'loading' || undefined} data-beside={beside}>
      {rows.map((row, index) => {
        const key = keys[index] ?? ''
        const isSelected = selection?.selected.has(key)
        return (
          <S.Card key={key} data-selected={isSelected || undefined}>
            {isSelected !== undefined && tickOf({ rowKey: key, label: rowLabel?.(row), isSelected, toggle })}
            <S.CardBody>{renderCard(row)}</S.CardBody>
          </S.Card>
        )
      })}
    </S.Cards>
  )
}

type InsteadProps<T> = Pick<CardsProps<T>, 'state' | 'empty' | 'error' | 'caption' | 'isBeside'>

function Instead<T>({ state, empty = '没有内容', error, caption, isBeside }: InsteadProps<T>) {
  if (state !== 'loading')
    return <S.Notice data-beside={isBeside || undefined}>{state === 'error' ? error : empty}</S.Notice>

  return (
    <S.Cards aria-label={caption} aria-busy data-beside={isBeside || undefined}>
      {[0, 1, 2].map((index) => (
        <S.Card key={index} aria-hidden>
          <S.CardBody data-waiting>
            <span data-bar style={{ width: '56%' }} />
            <span data-bar style={{ width: '80%' }} />
            <span data-bar style={{ width: '34%' }} />
          </S.CardBody>
        </S.Card>
      ))}
    </S.Cards>
  )
}
