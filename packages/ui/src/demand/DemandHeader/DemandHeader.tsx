import type { DemandVO } from '@xinpu/sdk/types'
import { CopyText } from '../../primitives/CopyText/CopyText.tsx'
import { CountdownText } from '../../primitives/CountdownText/CountdownText.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { MoneyText } from '../../primitives/MoneyText/MoneyText.tsx'
import { NumberText } from '../../primitives/NumberText/NumberText.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { kindOf, taxOf } from '../demand-words.ts'
import * as S from './DemandHeader.styles.ts'

export interface DemandHeaderProps {
  /** The post. */
  demand: DemandVO
  /** The part and its datasheets. */
  partHref: Href
  now: Date
  /** What can be done with it. */
  actions?: React.ReactNode
}

/** The head of a post: what, how many, for how much, on which terms, and how long it stands. */
export function DemandHeader({ demand, partHref, now, actions }: DemandHeaderProps) {
  const kind = kindOf(demand.type)

  return (
    <S.Root>
      <S.Title>
        <Tag tone={kind.tone}>{kind.word}</Tag>
        <CopyText text={demand.model} label="型号">
          <PartNumber size="xl">{demand.model}</PartNumber>
        </CopyText>
        {demand.status !== 'open' && <StatusTag kind="demand" status={demand.status} />}
      </S.Title>
      <S.Facts>
        <strong>{demand.brand || '品牌不限'}</strong>
        {demand.package && <span>{demand.package}</span>}
        <Link href={partHref}>看型号与数据手册</Link>
        <span>
          发布 <TimeText value={demand.createTime} now={now} />
        </span>
        <span>{demand.viewCount} 次浏览</span>
      </S.Facts>
      <Terms demand={demand} now={now} />
      {actions && <S.Actions>{actions}</S.Actions>}
    </S.Root>
  )
}

const Terms = ({ demand, now }: Pick<DemandHeaderProps, 'demand' | 'now'>) => (
  <S.Terms>
    <S.Term>
      <dt>数量</dt>
      <dd>
        <NumberText value={demand.quantity} unit="片" />
      </dd>
    </S.Term>
    <S.Term>
      <dt>{demand.type === 1 ? '目标价' : '单价'}</dt>
      <dd>
        <MoneyText value={demand.price} kind="unit" currency={demand.currency} none="面议" />
      </dd>
      <dd>{taxOf(demand) ?? '是否含税待议'}</dd>
    </S.Term>
    <S.Term>
      <dt>批号</dt>
      <dd>{demand.batchNo ?? '不限'}</dd>
    </S.Term>
    <S.Term>
      <dt>交货</dt>
      <dd>{demand.delivery ?? '不限'}</dd>
      <dd>{demand.region}</dd>
    </S.Term>
    <S.Term>
      <dt>剩余</dt>
      <dd>
        <CountdownText until={demand.expireTime} now={now} format="words" ended="已过期" />
      </dd>
      <dd>
        <TimeText value={demand.expireTime} now={now} mode="full" />
      </dd>
    </S.Term>
  </S.Terms>
)
