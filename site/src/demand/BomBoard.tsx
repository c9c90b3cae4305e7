import { BucketBoard, MatchTable, SellerPlans, type MatchLine, type PlanName } from '@xinpu/ui/demand'
import { Alert, Button, EmptyState } from '@xinpu/ui/primitives'
import { useCallback, useMemo } from 'react'
import { usePlace } from '../app/use-place.ts'
import { partPlace } from '../catalogue/places.ts'
import { useDownload } from '../datasheet/download.tsx'
import { duplicatesOf } from './bom-duplicates.ts'
import { datasheetsOf } from './bom-datasheets.ts'
import { saveList } from './bom-export.ts'
import { amountOf, bucketOf, countsOf, isDue, lineOf } from './bom-item.ts'
import type { BomAction, BomList } from './bom-list.ts'
import type { BomParams } from './bom-params.ts'
import { planned, plansOf, risksOf } from './bom-plan.ts'
import type { Submitted } from './use-bom-submit.ts'

/** Datasheets that go into one zip. */
const mostInZip = 100

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

/** The lines of a list, split into buckets, with what can be done with them. */
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
  const place = usePlace()
  const plan = list.plan ?? 'lowest'
  const plans = useMemo(() => plansOf(list.items), [list.items])
  const items = useMemo(() => planned(list.items, plans[plan]), [list.items, plans, plan])
  const counts = useMemo(() => countsOf(items), [items])
  const lines = useMemo(() => items.filter((item) => !bucket || bucketOf(item) === bucket).map(lineOf), [items, bucket])
  const hrefOf = useCallback(({ chosen }: MatchLine) => (chosen ? place(partPlace(chosen.model)) : undefined), [place])
  const choosePlan = (next: PlanName) => dispatch({ type: 'plan', plan: next })
  const acts = useMemo(
    () => ({
      onBucket: (rowNos: readonly number[], to: Extract<BomAction, { type: 'send' }>['bucket']) =>
        dispatch({ type: 'send', rowNos, bucket: to }),
      onRetry: (rowNo: number) => dispatch({ type: 'retry', rowNo }),
      onChoose: (rowNo: number, modelId: number) => dispatch({ type: 'choose', rowNo, modelId }),
      onChange: (rowNo: number, change: Extract<BomAction, { type: 'change' }>['change']) =>
        dispatch({ type: 'change', rowNo, change }),
    }),
    [dispatch],
  )
  const amount = amountOf(items)
  const isReady = !items.some(isDue)
  const duplicates = useMemo(() => (isReady ? duplicatesOf(items) : []), [isReady, items])

  return (
    <BucketBoard
      counts={counts}
      {...(amount !== undefined && { amount })}
      view={bucket ?? 'all'}
      onView={(view) => onBucket(view === 'all' ? undefined : view)}
      isReady={isReady}
      isSubmitting={isSubmitting}
      failures={submitted?.failures ?? []}
      onSubmit={onSubmit}
      {...(plans.lowest.picks.size > 0 && {
        rail: (
          <SellerPlans plans={plans} chosen={plan} onChoose={choosePlan} boards={list.boards} risks={risksOf(items)} />
        ),
      })}
      actions={
        <>
          <ListFiles list={{ ...list, items }} />
          {actions}
        </>
      }
    >
      {duplicates.length > 0 && (
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
      )}
      <MatchTable
        lines={lines}
        hrefOf={hrefOf}
        focus={isJustRead ? 'comes' : 'stays'}
        {...acts}
        empty={
          <EmptyState
            title="这里没有行"
            why="换一个去向看看。"
            action={<Button onPress={() => onBucket(undefined)}>看全部</Button>}
          />
        }
      />
    </BucketBoard>
  )
}

/** A list as files: with its prices, and the datasheets of its parts. */
function ListFiles({ list }: { list: BomList }) {
  const datasheets = useMemo(() => datasheetsOf(list.items), [list.items])
  const download = useDownload()
  return (
    <>
      <Button size="sm" onPress={() => void saveList(list, 'xlsx')}>
        导出 xlsx
      </Button>
      <Button size="sm" onPress={() => void saveList(list, 'csv')}>
        导出 csv
      </Button>
      {datasheets.length > 0 && (
        <Button size="sm" onPress={() => download(datasheets.slice(0, mostInZip), list.name)}>
          打包手册 {Math.min(datasheets.length, mostInZip)} 份
        </Button>
      )}
    </>
  )
}
