import type { Alternate } from '@xinpu/sdk/types'
import { GitCompareArrows } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { LateSkeleton as Skeleton } from '../../primitives/Skeleton/LateSkeleton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { StockTag } from '../PartState/PartState.tsx'
import { VerdictTag } from '../VerdictTag/VerdictTag.tsx'
import * as S from './AlternateList.styles.ts'
import { ReasonLine } from './ReasonLine.tsx'

/** Where the list stands. */
export type AlternateState = 'loading' | 'failed' | 'ready'

export interface AlternateListProps {
  /** The alternates, best first. */
  alternates: readonly Alternate[]
  /** Where the page of an alternate is. */
  hrefOf: (alternate: Alternate) => Href
  /** Numbers of the parts that are in the comparison. */
  compared?: ReadonlySet<number>
  /** Puts one into the comparison, or takes it out; without it that is not offered. */
  onCompare?: (alternate: Alternate) => void
  /**
   * Whether they are there, on their way or could not be had.
   *
   * @default 'ready'
   */
  state?: AlternateState
  /** Asks for them again. */
  onRetry?: () => void
  /**
   * Why there is none.
   *
   * @default '同类型号里没有一个满足全部必须相同的参数。'
   */
  emptyWhy?: string
  /** What can be done when there is none. */
  emptyAction?: React.ReactNode
  /** What can be done about the list: small buttons under it. */
  foot?: React.ReactNode
}

/** Parts that may stand in for one: the verdict, and every property by which it was reached. */
export function AlternateList({
  state = 'ready',
  alternates,
  emptyWhy = '同类型号里没有一个满足全部必须相同的参数。',
  emptyAction,
  foot,
  onRetry,
  ...ways
}: AlternateListProps) {
  if (state === 'loading') return <Skeleton shape="table" count={3} />
  if (state === 'failed') return <ErrorState kind="server" {...(onRetry && { onRetry })} />
  if (alternates.length === 0) return <EmptyState title="没有找到替代型号" why={emptyWhy} action={emptyAction} />

  return (
    <>
      <S.Table>
        <caption>
          <VisuallyHidden>替代型号</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">型号 / 品牌</th>
            <th scope="col">结论</th>
            <th scope="col">与本型号的差别</th>
            <th scope="col">库存</th>
            {ways.onCompare && <th scope="col">对比</th>}
          </tr>
        </thead>
        <tbody>
          {alternates.map((alternate) => (
            <Row key={alternate.model.id} alternate={alternate} {...ways} />
          ))}
        </tbody>
      </S.Table>
      {foot && <S.Foot>{foot}</S.Foot>}
    </>
  )
}

type RowProps = Pick<AlternateListProps, 'hrefOf' | 'compared' | 'onCompare'> & { alternate: Alternate }

const Row = ({ alternate, hrefOf, compared, onCompare }: RowProps) => (
  <tr>
    <th scope="row">
      <Link tone="part" href={hrefOf(alternate)}>
        <PartNumber>{alternate.model.model}</PartNumber>
      </Link>
      <S.Sub>
        {alternate.model.brandCn} {alternate.model.package}
      </S.Sub>
    </th>
    <S.Verdict>
      <VerdictTag verdict={alternate.verdict} />
    </S.Verdict>
    <S.Reasons>
      <ReasonLine reasons={alternate.reasons} />
    </S.Reasons>
    <S.Stock>
      <StockTag stock={alternate.model.stock} />
    </S.Stock>
    {onCompare && (
      <S.Action>
        <Button
          size="sm"
          shape="icon"
          tone="quiet"
          isPressedOn={compared?.has(alternate.model.id) ?? false}
          aria-label={`对比 ${alternate.model.model}`}
          onPress={() => onCompare(alternate)}
        >
          <Icon of={GitCompareArrows} />
        </Button>
      </S.Action>
    )}
  </tr>
)
