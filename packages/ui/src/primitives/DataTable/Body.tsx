import { Suspense, useSyncExternalStore, type ReactElement } from 'react'
import { useAgain, type NotHereProps } from '../OnDemand/NotHere.tsx'
import { onDemand } from '../OnDemand/OnDemand.tsx'
import { PlainRows, type RowsProps } from './PlainRows.tsx'
import type { DataTableProps } from './types.ts'
import { Notice, Waiting } from './Waiting.tsx'

/** Long tables are few: what measures them comes when one is opened. */
const WindowedRows = onDemand(() => import('./WindowedRows.tsx').then((module) => module.WindowedRows), AllRows) as <T>(
  props: RowsProps<T>,
) => ReactElement

/** Slower, and all there. */
function AllRows<T>({ again, part }: NotHereProps<RowsProps<T>>) {
  useAgain(again)
  return <PlainRows {...part} />
}

interface BodyProps<T> extends RowsProps<T>, Pick<DataTableProps<T>, 'state' | 'empty' | 'error'> {
  isWindowed: boolean
}

const never = () => () => {}

/** Rows, or what stands in their place. */
export function Body<T>({ state = 'ready', empty = '没有内容', error, isWindowed, ...rows }: BodyProps<T>) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (rows.rows.length === 0) return <Instead state={state} empty={empty} error={error} {...rows} />
  const first = <PlainRows {...rows} only={isWindowed ? firstRows : undefined} />

  return (
    <tbody data-busy={state === 'loading' || undefined}>
      {isWindowed && isInBrowser ? (
        <Suspense fallback={first}>
          <WindowedRows {...rows} />
        </Suspense>
      ) : (
        first
      )}
    </tbody>
  )
}

/** What the server sends of a long table, and what is drawn until it is measured. */
const firstRows = 40

function Instead<T>({ state, empty, error, columns, selection }: Omit<BodyProps<T>, 'isWindowed'>) {
  if (state === 'loading') return <Waiting columns={columns} isTicked={selection !== undefined} />
  const span = columns.length + (selection ? 1 : 0)

  return <Notice span={span}>{state === 'error' ? error : empty}</Notice>
}
