import { formatNumber } from '@xinpu/sdk/format'
import { memo } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { MoneyText } from '../../primitives/MoneyText/MoneyText.tsx'
import { StickyBar } from '../../primitives/StickyBar/StickyBar.tsx'
import { partsOf, type BucketCounts, type BucketView } from './bucket-counts.ts'
import * as S from './BucketBoard.styles.ts'

export interface BucketBoardProps {
  counts: BucketCounts
  /** What the lines of the cart cost that have a price; missing: none has. */
  amount?: number
  /** What is shown. */
  view: BucketView
  onView: (view: BucketView) => void
  /**
   * Whether it is being submitted.
   *
   * @default false
   */
  isSubmitting?: boolean
  /** What went wrong with a part of what was submitted, in sentences; what went well is not sent again. */
  failures?: readonly string[]
  /** Whether every line was asked for; before that nothing can be submitted. */
  isReady: boolean
  onSubmit: () => void
  /** What else can be done with all lines: 导出. */
  actions?: React.ReactNode
  /** What they cost all together, at the right of the lines from 1400 px, over them below. */
  rail?: React.ReactNode
  /** The lines of the view. */
  children: React.ReactNode
}

const views: readonly (readonly [BucketView, string])[] = [
  ['all', '全部'],
  ['cart', '购物车'],
  ['demand', '求购'],
  ['review', '待核对'],
]

/** Where the lines of a list go: buckets as tabs, the lines of one, and an equation that always balances. */
export function BucketBoard({
  counts,
  amount,
  view,
  onView,
  actions,
  failures = [],
  rail,
  children,
  ...bar
}: BucketBoardProps) {
  return (
    <S.Root>
      <S.Top>
        <Buckets counts={counts} amount={amount} view={view} onView={onView} />
        {actions && <S.Actions>{actions}</S.Actions>}
      </S.Top>
      {failures.length > 0 && (
        <Alert tone="danger" title="有一部分没有提交成功，已成功的不会重复提交">
          {failures.join('；')}
        </Alert>
      )}
      <S.Body $hasRail={Boolean(rail)}>
        {rail && <S.Rail>{rail}</S.Rail>}
        <S.Lines>{children}</S.Lines>
      </S.Body>
      <Balance counts={counts} {...bar} />
    </S.Root>
  )
}

type BucketsProps = Pick<BucketBoardProps, 'counts' | 'onView' | 'view'> & { amount: number | undefined }

/** Which lines are shown, and how many there are of each kind. A list of thousands is drawn again more often than they change. */
const Buckets = memo(({ counts, amount, view, onView }: BucketsProps) => (
  <S.Buckets role="group" aria-label="去向">
    {views.map(([each, label]) => (
      <S.Bucket key={each} type="button" aria-pressed={each === view} onClick={() => onView(each)}>
        <span>
          {label} <S.Count>{formatNumber(each === 'all' ? counts.read : counts[each])}</S.Count>
        </span>
        {each === 'cart' && amount !== undefined && <MoneyText value={amount} />}
      </S.Bucket>
    ))}
  </S.Buckets>
))

type BalanceProps = Pick<BucketBoardProps, 'counts' | 'isReady' | 'isSubmitting' | 'onSubmit'>

/** 读入 = 购物车 + 求购 + 待核对 + …, and the one way on. */
function Balance({ counts, isReady, isSubmitting = false, onSubmit }: BalanceProps) {
  const leaving = counts.cart + counts.demand
  return (
    <StickyBar label="汇总与提交">
      <S.Equation>
        读入 <S.Count>{formatNumber(counts.read)}</S.Count> ={' '}
        {partsOf(counts).map(({ name, label, count }, at) => (
          <span key={name}>
            {at > 0 && ' + '}
            {label} <S.Count>{formatNumber(count)}</S.Count>
          </span>
        ))}
        {counts.review > 0 && <S.Quiet>待核对的留在清单里，不会丢</S.Quiet>}
      </S.Equation>
      <Button tone="primary" isPending={isSubmitting} isDisabled={!isReady || counts.read === 0} onPress={onSubmit}>
        {leaving > 0 ? `提交 ${formatNumber(leaving)} 行` : '保存清单'}
      </Button>
    </StickyBar>
  )
}
