import { Suspense, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useKeysHelp } from '../../primitives/DataTable/useKeysHelp.ts'
import { useRowKeys } from '../../primitives/DataTable/useRowKeys.ts'
import { useSelection } from '../../primitives/DataTable/useSelection.ts'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { NotHereDialog } from '../../primitives/OnDemand/NotHere.tsx'
import { onDemand } from '../../primitives/OnDemand/OnDemand.tsx'
import type { MatchCandidatesProps } from './MatchCandidates.tsx'
import { MatchLines } from './MatchLines.tsx'
import { MatchMissed } from './MatchMissed.tsx'
import type { MatchRowProps } from './MatchRow.tsx'
import { MatchBulk, MatchHead, MatchTools } from './MatchTools.tsx'
import { linesWith } from './find-lines.ts'
import { keyed } from './match-keys.ts'
import type { ChosenBucket, MatchLine } from './match-line.ts'
import { useHeldFocus } from './use-held-focus.ts'
import * as S from './MatchTable.styles.ts'

export interface MatchTableProps
  extends Pick<MatchRowProps, 'hrefOf' | 'onBucket' | 'onRetry'>, Pick<MatchCandidatesProps, 'onChange' | 'onChoose'> {
  /** The lines in their order; thousands may come, only those in sight are drawn. */
  lines: readonly MatchLine[]
  /** What is shown where there is none. */
  empty?: React.ReactNode
  /** Whether its first line takes the focus when it comes: what was pressed to bring it is gone. */
  focus?: 'comes' | 'stays'
}

const KeysHelp = onDemand(() => import('./MatchKeysHelp.tsx').then((module) => module.MatchKeysHelp), NotHereDialog)

const keyOf = ({ rowNo }: MatchLine) => String(rowNo)
const none: ReadonlySet<string> = new Set()
const noLines: readonly MatchLine[] = []

/**
 * A list of parts, line by line: what was found, how far it agrees and why, what it costs and where it goes. ↑ ↓ or j k
 * move from line to line, ↵ opens one, x ticks, Shift takes a range, / searches, ? tells all keys; those of an open line
 * stand in `match-keys.ts`. Who acts inside a line stands on it afterwards, or on the one that took its place.
 */
export function MatchTable({ lines, empty, focus = 'stays', onBucket, ...row }: MatchTableProps) {
  const root = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const [selected, setSelected] = useState(none)
  const [open, setOpen] = useState<number>()
  const [entered, setEntered] = useState<number>()
  const wanted = useDeferredValue(words)
  const found = useMemo(() => linesWith(lines, wanted), [lines, wanted])
  const keys = useKeys(found)
  const { toggle, toggleAll } = useSelection(keys, { selected, onChange: setSelected })
  const { stop, onFocus, onKeyDown } = useRowKeys(root, keys, toggle)
  const { back, onBlur, onFocus: onHold } = useHeldFocus(root, keys, focus === 'comes')
  const { help, close } = useKeysHelp(root)
  const [isAsked, setAsked] = useState(false)
  const askKeys = useCallback(() => setAsked(true), [])
  const onOpen = useCallback((rowNo: number, isOpen: boolean) => setOpen(isOpen ? rowNo : undefined), [])
  const { onRetry: askAgain } = row
  const { onChoose, onChange, onRetry } = useHolding(row, back)
  const ticked = useMemo(
    () => (selected.size === 0 ? noLines : lines.filter((line) => selected.has(keyOf(line)))),
    [lines, selected],
  )
  // What acts on the ticked lines stays the same function: the bar is not drawn again for every key.
  const latest = useRef({ stop, ticked })
  useLayoutEffect(() => {
    latest.current = { stop, ticked }
  })
  const untick = useCallback(() => {
    back(latest.current.stop)
    setSelected(none)
  }, [back])
  const retryMissed = useCallback(
    (rowNos: readonly number[]) => {
      askAgain(rowNos)
      back(latest.current.stop)
    },
    [askAgain, back],
  )
  const sendTicked = useCallback(
    (bucket: ChosenBucket) => {
      const going = bucket === 'cart' ? latest.current.ticked.filter(({ chosen }) => chosen) : latest.current.ticked
      onBucket(
        going.map(({ rowNo }) => rowNo),
        bucket,
      )
      setSelected(none)
    },
    [onBucket],
  )
  const sendFromBar = useCallback(
    (bucket: ChosenBucket) => {
      sendTicked(bucket)
      back(latest.current.stop)
    },
    [sendTicked, back],
  )
  if (lines.length === 0) return empty ?? <EmptyState title="这里没有行" why="换一个去向看看。" />

  const onSend = (line: MatchLine, bucket: ChosenBucket) =>
    selected.has(keyOf(line)) ? sendTicked(bucket) : onBucket([line.rowNo], bucket)
  const onAnyFocus = (event: React.FocusEvent) => {
    onFocus(event)
    onHold(event)
    if (open !== undefined) setEntered(enteredIn(event.target))
  }
  const onKey = (event: React.KeyboardEvent<HTMLElement>) => {
    const at = keys.indexOf((event.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset['row'] ?? '')
    const line = found[at]
    const acts = line && { line, isOpen: open === line.rowNo, onOpen, onChoose, onSend }
    if (line && event.key === '/' && isRow(event)) search.current?.focus()
    else if (!acts || !keyed(event, acts)) return onKeyDown(event)
    event.preventDefault()
  }

  return (
    <S.Whole ref={root} data-keys onKeyDown={onKey} onFocus={onAnyFocus} onBlur={onBlur}>
      <MatchTools
        inputRef={search}
        words={words}
        onWords={setWords}
        found={found.length}
        isAll={ticked.length >= found.length}
        onAll={toggleAll}
        onKeys={askKeys}
      />
      <MatchMissed lines={lines} onRetry={retryMissed} />
      <S.Root>
        <MatchHead />
        {found.length === 0 && <EmptyState title="没有这样的行" why={`没有一行写着“${wanted}”，换个词再找。`} />}
        <MatchLines
          {...row}
          lines={found}
          keys={keys}
          stop={stop}
          open={open}
          entered={entered}
          selected={selected}
          toggle={toggle}
          onOpen={onOpen}
          onBucket={onBucket}
          onChoose={onChoose}
          onChange={onChange}
          onRetry={onRetry}
        />
      </S.Root>
      <MatchBulk ticked={ticked} total={found.length} onAll={toggleAll} onClear={untick} onSend={sendFromBar} />
      {(help || isAsked) && (
        <Suspense>
          <KeysHelp
            onClose={() => {
              close()
              setAsked(false)
            }}
          />
        </Suspense>
      )}
    </S.Whole>
  )
}

/** What is done within a line leaves the focus on it. The same functions each time: a line is drawn again when it changed. */
function useHolding(
  { onChoose, onChange, onRetry }: Pick<MatchTableProps, 'onChange' | 'onChoose' | 'onRetry'>,
  back: (key: string) => void,
) {
  return {
    onChoose: useCallback<typeof onChoose>(
      (rowNo, modelId) => {
        onChoose(rowNo, modelId)
        back(String(rowNo))
      },
      [onChoose, back],
    ),
    onChange: useCallback<typeof onChange>(
      (rowNo, change) => {
        onChange(rowNo, change)
        back(String(rowNo))
      },
      [onChange, back],
    ),
    onRetry: useCallback<typeof onRetry>(
      (rowNos) => {
        onRetry(rowNos)
        back(String(rowNos[0]))
      },
      [onRetry, back],
    ),
  }
}

/** The names of the lines: one list while the lines are the same, whatever they say; where they stand hangs on it. */
function useKeys(lines: readonly MatchLine[]): readonly string[] {
  const [known, setKnown] = useState(() => ({ lines, keys: lines.map(keyOf) }))
  if (known.lines === lines) return known.keys
  const keys = isSame(known.lines, lines) ? known.keys : lines.map(keyOf)
  setKnown({ lines, keys })
  return keys
}

const isSame = (one: readonly MatchLine[], other: readonly MatchLine[]) =>
  one.length === other.length && one.every(({ rowNo }, at) => rowNo === other[at]?.rowNo)

/** The line within which something has the focus; the line itself is not entered yet. */
function enteredIn(target: Element): number | undefined {
  const line = target.parentElement?.closest<HTMLElement>('[data-row]')
  return line ? Number(line.dataset['row']) : undefined
}

const isRow = ({ target }: React.KeyboardEvent) => (target as HTMLElement).dataset['row'] !== undefined
