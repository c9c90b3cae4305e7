import { formatNumber, priceAt } from '@xinpu/sdk/format'
import type { DemandMatch, DemandVO, MallGoods, StockVO } from '@xinpu/sdk/types'
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { MoneyText } from '../../primitives/MoneyText/MoneyText.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { kindOf, posterOf, taxOf } from '../demand-words.ts'
import * as S from './MatchStrip.styles.ts'

type Answering = Pick<DemandMatch, 'demands' | 'stocks'> & Partial<Pick<DemandMatch, 'goods'>>

export interface MatchStripProps {
  /** What answers a post or a part, in whatever state it is. */
  match: Answering | 'loading' | ErrorStateProps
  /** Where a post is told in full. */
  demandHref: (demand: DemandVO) => Href
  /** Where a company shows what it holds. */
  stockHref: (line: StockVO) => Href
  /** Where goods of the mall are bought; without it they are left out. */
  goodsHref?: (goods: MallGoods) => Href
  /**
   * Pieces that are wanted: goods are priced for so many, and for their least where they are sold in no fewer.
   *
   * @default 1
   */
  pieces?: number
  /** Where all lines of stock of the model are. */
  allStock?: Href
  /** The present moment. */
  now: Date
  /** What stands there where nobody answers: an `EmptyState` with the next step. */
  empty: React.ReactNode
}

/** Rows of a side before the rest are only counted. */
const most = 5

/** Who answers a post or a part: goods, posts of the other kind and stock beside each other, each with its count. */
export function MatchStrip(props: MatchStripProps) {
  const { match, demandHref, stockHref, goodsHref, pieces = 1, allStock, now, empty } = props
  if (match === 'loading') return <Skeleton shape="table" count={3} />
  if (!('demands' in match)) return <ErrorState {...match} />
  const { demands, stocks } = match
  const goods = (goodsHref && match.goods) ?? []
  const [first] = demands
  if (!first && stocks.length + goods.length === 0) return empty

  return (
    <S.Root>
      {goodsHref && goods.length > 0 && (
        <Side title="商城在售" count={goods.length}>
          {goods.slice(0, most).map((one) => (
            <Row
              key={one.mallGoodsId}
              who={<Link href={goodsHref(one)}>{one.merchantName}</Link>}
              facts={[one.batchNo, one.delivery, one.moq > pieces ? `${formatNumber(one.moq)} 起订` : undefined]}
              line={{ ...one, quantity: one.stock, price: priceOf(one, pieces) }}
            />
          ))}
        </Side>
      )}
      {first && (
        <Side title={kindOf(first.type).word} count={demands.length}>
          {demands.slice(0, most).map((post) => (
            <Row
              key={post.id}
              who={<Link href={demandHref(post)}>{posterOf(post)}</Link>}
              facts={[post.batchNo ?? '批号不限', taxOf(post), post.region]}
              line={post}
              time={<TimeText value={post.updateTime} now={now} />}
            />
          ))}
        </Side>
      )}
      {stocks.length > 0 && (
        <Side title="现货库存" count={stocks.length} {...(allStock && { more: allStock })}>
          {stocks.slice(0, most).map((line) => (
            <Row
              key={line.id}
              who={<Link href={stockHref(line)}>{line.enterpriseName}</Link>}
              facts={[line.batchNo, line.package, line.location]}
              line={line}
              time={<TimeText value={line.updateTime} now={now} />}
            />
          ))}
        </Side>
      )}
    </S.Root>
  )
}

/** What a piece costs at a quantity, or at the least that is sold. */
const priceOf = ({ ladderPrices, moq }: MallGoods, pieces: number): number | undefined =>
  priceAt(ladderPrices, Math.max(pieces, moq))?.price

interface SideProps {
  title: string
  count: number
  more?: Href
  children: React.ReactNode
}

const Side = ({ title, count, more, children }: SideProps) => (
  <S.Side role="group" aria-label={`${title} ${count}`}>
    <S.Head>
      <S.Title>{title}</S.Title>
      <S.Count>{formatNumber(count)}</S.Count>
      {count > most && !more && <S.Quiet>显示前 {most} 条</S.Quiet>}
      {more && (
        <S.More>
          <Link href={more}>全部</Link>
        </S.More>
      )}
    </S.Head>
    <S.List>{children}</S.List>
  </S.Side>
)

interface RowProps {
  who: React.ReactNode
  facts: readonly (string | undefined)[]
  line: Pick<DemandVO, 'currency' | 'quantity'> & { price?: number | undefined }
  /** When it was last said; goods are as they stand on the shelf. */
  time?: React.ReactNode
}

const Row = ({ who, facts, line: { quantity, price, currency }, time }: RowProps) => (
  <S.Row>
    <S.Who>{who}</S.Who>
    <S.Quantity>{formatNumber(quantity)}</S.Quantity>
    <S.Quiet>
      {facts.filter(Boolean).join('　')}　{time}
    </S.Quiet>
    <S.Price>
      <MoneyText value={price} kind="unit" currency={currency} none="面议" />
    </S.Price>
  </S.Row>
)
