import { formatNumber } from '@xinpu/sdk/format'
import type { DemandVO } from '@xinpu/sdk/types'
import { CountdownText } from '../../primitives/CountdownText/CountdownText.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { MoneyText } from '../../primitives/MoneyText/MoneyText.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { kindOf, posterOf, taxOf } from '../demand-words.ts'
import * as S from './DemandCard.styles.ts'

export interface DemandCardProps {
  /** The post. */
  demand: DemandVO
  /** Where it is told in full. */
  href: Href
  /** The present moment: how long it still stands. */
  now: Date
  /** Why it is shown: 因为您在求 STM32F103. */
  reason?: string
  /** Whether it is the reader's own. */
  isMine?: boolean
  /** 报价, at the end of the row, and one more behind an icon. */
  action?: React.ReactNode
}

/** A post in one row: what is wanted or offered, how many, for how much, by whom, and how long it stands. */
export function DemandCard({ demand, href, now, reason, isMine = false, action }: DemandCardProps) {
  const kind = kindOf(demand.type)
  const quantity = formatNumber(demand.quantity)
  const terms = [demand.batchNo ?? '批号不限', taxOf(demand)]

  return (
    <S.Root>
      <S.Row>
        <S.Subject>
          <Tag tone={kind.tone}>{kind.word}</Tag>
          <S.Words>
            <S.Name>
              <Link href={href}>
                <PartNumber>{demand.model}</PartNumber>
              </Link>
              {isMine && <Tag tone="accent">我的</Tag>}
            </S.Name>
            <S.Brand>{reason ?? listed([demand.brand, demand.package], '品牌不限')}</S.Brand>
            <S.Facts>
              <b>{quantity}</b>　{reason ?? listed([...terms, demand.brand], '')}
            </S.Facts>
          </S.Words>
        </S.Subject>
        <S.WideFigure>
          <S.Quantity>{quantity}</S.Quantity>
        </S.WideFigure>
        <S.WideFigure>
          <MoneyText value={demand.price} kind="unit" currency={demand.currency} none="面议" />
        </S.WideFigure>
        <S.Wide>
          <span>{listed(terms, '')}</span>
          <S.Quiet>{demand.delivery ?? '交期不限'}</S.Quiet>
        </S.Wide>
        <S.Poster>
          <span>{posterOf(demand)}</span> <S.Quiet>{listed([demand.region, demand.isAuth && '企业认证'], '')}</S.Quiet>
        </S.Poster>
        <S.Figure>
          <CountdownText until={demand.expireTime} now={now} format="words" />
          <S.Rest aria-hidden="true" $share={restOf(demand, now)} />
          <S.Quiet>
            {demand.enquiryCount > 0 ? `${demand.enquiryCount} 个${kind.answer}` : `等第一个${kind.answer}`}
          </S.Quiet>
        </S.Figure>
        <S.Actions>{action}</S.Actions>
      </S.Row>
    </S.Root>
  )
}

const listed = (words: readonly (string | false | undefined)[], none: string): string =>
  words.filter(Boolean).join('　') || none

/** The share of its time that is left, 0–1. */
function restOf({ createTime, expireTime }: DemandVO, now: Date): number {
  const [from, to] = [Date.parse(createTime), Date.parse(expireTime)]
  return Math.min(1, Math.max(0, (to - now.getTime()) / Math.max(1, to - from)))
}
