import type { Offer } from '@xinpu/sdk/types'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { LateSkeleton as Skeleton } from '../../primitives/Skeleton/LateSkeleton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { OfferRow } from './OfferRow.tsx'
import * as S from './OfferTable.styles.ts'

export interface OfferTableProps {
  /** The offers, in their order. */
  offers: readonly Offer[]
  /** How many pieces they are priced for. */
  pieces: number
  /** The moment the page was made, so that server and browser say the same age. */
  now: Date
  /** Another quantity was entered, or a better one taken over; without it, neither is offered. */
  onPieces?: (pieces: number) => void
  /** The most that can be asked for. */
  mostPieces?: number
  /**
   * Whether they are there, on their way or could not be had.
   *
   * @default 'ready'
   */
  state?: 'loading' | 'failed' | 'ready'
  /** Asks for them again. */
  onRetry?: () => void
  /** Where an offer stands: the goods, the post, or the stock of a company; without it, sellers are words. */
  hrefOf?: (offer: Offer) => Href | undefined
  /** What can be done when there is none. */
  emptyAction?: React.ReactNode
}

/** Who has a part: goods, stock and supply posts in one table, priced for one quantity. */
export function OfferTable({ offers, state = 'ready', onRetry, emptyAction, mostPieces, ...row }: OfferTableProps) {
  if (state === 'loading') return <Skeleton shape="table" count={3} />
  if (state === 'failed') return <ErrorState kind="server" {...(onRetry && { onRetry })} />
  if (offers.length === 0) return <EmptyState title="暂无报价" why="还没有商家为这个型号报价。" action={emptyAction} />

  return (
    <>
      {row.onPieces && <Pieces pieces={row.pieces} most={mostPieces} onPieces={row.onPieces} />}
      <S.Table>
        <caption>
          <VisuallyHidden>报价</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">卖家</th>
            <th scope="col">单价 @{row.pieces}</th>
            <th scope="col">小计</th>
            <th scope="col">数量</th>
            <th scope="col">批号</th>
            <th scope="col">起订</th>
            <th scope="col">交期</th>
            <th scope="col">更新</th>
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <OfferRow key={`${offer.kind} ${offer.refId}`} offer={offer} {...row} />
          ))}
        </tbody>
      </S.Table>
    </>
  )
}

interface PiecesProps {
  pieces: number
  most: number | undefined
  onPieces: (pieces: number) => void
}

/** How many are wanted: every price below is for so many. */
const Pieces = ({ pieces, most = Number.MAX_SAFE_INTEGER, onPieces }: PiecesProps) => (
  <S.Pieces>
    <NumberField
      label="我的数量"
      unit="片"
      min={1}
      max={most}
      step={1}
      value={pieces}
      onChange={(next) => next && next <= most && onPieces(next)}
    />
  </S.Pieces>
)
