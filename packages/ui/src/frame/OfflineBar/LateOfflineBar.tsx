import { Suspense } from 'react'
import { useAgain, type NotHereProps } from '../../primitives/OnDemand/NotHere.tsx'
import { Line } from '../../primitives/OnDemand/NotHere.styles.ts'
import { onDemand } from '../../primitives/OnDemand/OnDemand.tsx'
import type { OfflineBarProps } from './OfflineBar.tsx'
import { lineWords } from './line-words.ts'

const OfflineBar = onDemand(() => import('./OfflineBar.tsx').then((module) => module.OfflineBar), PlainBar)

/** An `OfflineBar` that comes when the network goes; where it is gone already, its words alone. */
export const LateOfflineBar = ({ state }: Pick<OfflineBarProps, 'state'>) =>
  state === 'online' ? null : (
    <Suspense>
      <OfflineBar state={state} />
    </Suspense>
  )

function PlainBar({ again, part: { state } }: NotHereProps<OfflineBarProps>) {
  useAgain(again)
  return <Line role="status">{lineWords[state]}</Line>
}
