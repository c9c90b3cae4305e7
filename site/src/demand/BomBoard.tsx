import { BucketBoard, MatchTable, SellerPlans, type BucketView, type MatchLine, type PlanName } from '@xinpu/ui/demand'
import { Alert, Button, EmptyState, useAtRest } from '@xinpu/ui/primitives'
import { memo, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { usePlace } from '../app/use-place.ts'
import { partPlace } from '../catalogue/places.ts'
import { duplicatesOf } from './bom-duplicates.ts'
import { amountOf, bucketOf, countsOf, isDue, lineOf, type BomItem } from './bom-item.ts'
import type { BomAction, BomList } from './bom-list.ts'
import type { BomParams } from './bom-params.ts'
import { planned, plansOf, risksOf } from './bom-plan.ts'
import { ListFiles } from './ListFiles.tsx'
import { steadyMap } from './steady-map.ts'
import type { Submitted } from './use-bom-submit.ts'

interface BomBoardProps {
  list: BomList
  bucket: BomParams['bucket']
  onBucket: (bucket: BomParams['bucket']) => void
  dispatch: (action: BomAction) => void
  isSubmitting: boolean
  submitted: Submitted | undefined
  /** Whether its first line takes the focus when it comes. */
  isJustRead: boolean
  onSubmit: () => void
  /** What else can be done with the list. */
  actions: React.ReactNode
}

/**
 * The lines of a list, split into buckets, with what can be done with them. A key changes one line of thousands: the line
 * is drawn at once, what is counted with the frame after, and what is reckoned from all of them when the page rests.
 */
export function BomBoard({
  list,
  bucket,
  onBucket,
  dispatch,
  isSubmitting,
  submitted,
  isJustRead,
  onSubmit,
  actions,
}: BomBoardProps) {
  const plan = list.plan ?? 'lowest'
  const rested = useAtRest(list.items)
  const plans = useMemo(() => plansOf(rested), [rested])
  const items = useMemo(() => planned(list.items, plans[plan]), [list.items, plans, plan])
  const counted = useDeferredValue(list.items)
  const counts = useMemo(() => countsOf(counted), [counted])
  const amount = useMemo(() => amountOf(planned(rested, plans[plan])), [rested, plans, plan])
  const onView = useCallback((view: BucketView) => onBucket(view === 'all' ? undefined : view), [onBucket])
  const listOf = useLatest({ ...list, items })

  return (
    <BucketBoard
      counts={counts}
      {...(amount !== undefined && { amount })}
      view={bucket ?? 'all'}
      onView={onView}
      isReady={!list.items.some(isDue)}
      isSubmitting={isSubmitting}
      failures={submitted?.failures ?? none}
      onSubmit={onSubmit}
      {...(plans.lowest.picks.size > 0 && {
        rail: <Rail plans={plans} plan={plan} items={rested} boards={list.boards} dispatch={dispatch} />,
      })}
      actions={
        <>
          <ListFiles items={rested} listOf={listOf} />
          {actions}
        </>
      }
    >
      <Duplicates items={rested} dispatch={dispatch} />
      <Lines items={items} bucket={bucket} isJustRead={isJustRead} onView={onView} dispatch={dispatch} />
    </BucketBoard>
  )
}

const none: readonly string[] = []

/** What is there now, for something that is pressed later and not drawn again meanwhile. */
function useLatest<Value>(value: Value): () => Value {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return useCallback(() => latest.current, [])
}

interface LinesProps extends Pick<BomBoardProps, 'bucket' | 'dispatch' | 'isJustRead'> {
  items: readonly BomItem[]
  onView: (view: BucketView) => void
}

/** The lines of one bucket, or of all. */
const Lines = memo(function Lines({ items, bucket, isJustRead, onView, dispatch }: LinesProps) {
  const place = usePlace()
  const [linesOf] = useState(() => steadyMap(lineOf))
  const lines = useMemo(
    () => linesOf(bucket ? items.filter((item) => bucketOf(item) === bucket) : items),
    [linesOf, items, bucket],
  )
  const hrefOf = useCallback(({ chosen }: MatchLine) => (chosen ? place(partPlace(chosen.model)) : undefined), [place])
  const acts = useMemo(
    () => ({
      onBucket: (rowNos: readonly number[], to: Extract<BomAction, { type: 'send' }>['bucket']) =>
        dispatch({ type: 'send', rowNos, bucket: to }),
      onRetry: (rowNos: readonly number[]) => dispatch({ type: 'retry', rowNos }),
      onChoose: (rowNo: number, modelId: number) => dispatch({ type: 'choose', rowNo, modelId }),
      onChange: (rowNo: number, change: Extract<BomAction, { type: 'change' }>['change']) =>
        dispatch({ type: 'change', rowNo, change }),
    }),
    [dispatch],
  )
  return (
    <MatchTable
      lines={lines}
      hrefOf={hrefOf}
      focus={isJustRead ? 'comes' : 'stays'}
      {...acts}
      empty={
        <EmptyState
          title="这里没有行"
          why="换一个去向看看。"
          action={<Button onPress={() => onView('all')}>看全部</Button>}
        />
      }
    />
  )
})

interface AllLinesProps extends Pick<BomBoardProps, 'dispatch'> {
  items: readonly BomItem[]
}

interface RailProps extends AllLinesProps {
  plans: ReturnType<typeof plansOf>
  plan: PlanName
  boards: number
}

/** What all lines cost, from whom, and what may go wrong. */
const Rail = memo(({ plans, plan, items, boards, dispatch }: RailProps) => (
  <SellerPlans
    plans={plans}
    chosen={plan}
    onChoose={(next) => dispatch({ type: 'plan', plan: next })}
    boards={boards}
    risks={risksOf(items)}
  />
))

/** Lines that ask for the same, once all of them are answered. */
const Duplicates = memo(function Duplicates({ items, dispatch }: AllLinesProps) {
  const duplicates = useMemo(() => (items.some(isDue) ? [] : duplicatesOf(items)), [items])
  if (duplicates.length === 0) return null
  return (
    <Alert
      title={`${duplicates.length} 组重复的行，共 ${duplicates.flat().length} 行`}
      action={
        <Button size="sm" onPress={() => dispatch({ type: 'merge' })}>
          合并重复
        </Button>
      }
    >
      型号、封装和品牌相同：数量相加，位号合在一起；要分开，给并入的行另选去向。
    </Alert>
  )
})
