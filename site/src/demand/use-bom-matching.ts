import { bomMatch } from '@xinpu/sdk/demand'
import type { BomRow } from '@xinpu/sdk/types'
import { useEffect, useEffectEvent } from 'react'
import { useCall } from '../app/api.ts'
import { isDue, rowOf } from './bom-item.ts'
import type { BomAction, BomList } from './bom-list.ts'

/** The first lines show at once; what comes behind them goes in larger pieces. */
const firstPiece = 12
const laterPiece = 250

/** Asks for every line that has no answer, piece by piece; a piece that fails can be tried again line by line. */
export function useBomMatching(list: BomList | undefined, dispatch: (action: BomAction) => void) {
  const call = useCall()
  const turn = list?.turn
  const due = useEffectEvent(() => list?.items.filter(isDue).flatMap((item) => rowOf(item) ?? []) ?? [])
  const { boards = 1, attrition = 0 } = list ?? {}

  useEffect(() => {
    const leaving = new AbortController()
    async function ask(rows: readonly BomRow[], size: number): Promise<void> {
      const piece = rows.slice(0, size)
      if (piece.length === 0) return
      const answers = await call(bomMatch, { rows: piece, boards, attrition }).catch(() => undefined)
      if (leaving.signal.aborted) return
      if (answers) dispatch({ type: 'matched', answers })
      else dispatch({ type: 'missed', rowNos: piece.map(({ rowNo }) => rowNo) })
      return ask(rows.slice(size), laterPiece)
    }
    if (turn !== undefined) void ask(due(), firstPiece)
    return () => leaving.abort()
  }, [call, turn, boards, attrition, dispatch])
}
