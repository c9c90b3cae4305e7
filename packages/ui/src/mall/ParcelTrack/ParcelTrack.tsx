import type { Logistics, Parcel } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { CopyText } from '../../primitives/CopyText/CopyText.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import { Timeline } from '../../primitives/Timeline/Timeline.tsx'
import { parcelState } from './parcel-state.ts'
import * as S from './ParcelTrack.styles.ts'

/** The course of a parcel, that it is on its way, or why it is not there. */
type Track = Logistics | 'loading' | ErrorStateProps

export interface ParcelTrackProps {
  /** The parcel, as its shop sent it; left out before anything went. */
  parcel?: Pick<Parcel, 'company' | 'no'> | undefined
  track: Track
  /** The present moment. */
  now: Date
}

/** Where a parcel is: who carries it under which number, which stays whatever its carrier says, and its course. */
export function ParcelTrack({ parcel, track, now }: ParcelTrackProps) {
  if (!parcel) return <EmptyState title="还没有包裹" why="店铺发货后，这里显示每个包裹到了哪里。" />
  const { company, no } = parcel
  const known = typeof track === 'object' && 'traces' in track ? track : undefined

  return (
    <S.Root aria-label={`${company} ${no}`}>
      <S.Head>
        {known && <State of={known} />}
        <h3>{company}</h3>
        <CopyText text={no} label={`运单号 ${no}`}>
          <S.Number translate="no">{no}</S.Number>
        </CopyText>
        {known?.url && <Link href={known.url}>承运方官网</Link>}
      </S.Head>
      <Course track={track} now={now} />
    </S.Root>
  )
}

function State({ of }: { of: Logistics }) {
  const { word, tone } = parcelState(of)
  return (
    <StatusTag tone={tone} shape="square">
      {word}
    </StatusTag>
  )
}

/** Lines that are shown before more are asked for. */
const shownFirst = 5

function Course({ track, now }: Pick<ParcelTrackProps, 'now' | 'track'>) {
  const [isWhole, setWhole] = useState(false)
  if (track === 'loading') return <Skeleton shape="row" count={3} />
  if (!('traces' in track)) return <ErrorState {...track} />
  const { traces } = track
  const { tone } = parcelState(track)
  const shown = isWhole ? traces : traces.slice(0, shownFirst)

  return (
    <>
      <Timeline
        items={shown.map((trace, index) => (index === 0 ? { ...trace, tone } : trace))}
        now={now}
        empty="承运方还没有这个包裹的记录"
      />
      {shown.length < traces.length && (
        <div>
          <Button size="sm" tone="quiet" onPress={() => setWhole(true)}>
            看全部 {traces.length} 条
          </Button>
        </div>
      )}
    </>
  )
}
