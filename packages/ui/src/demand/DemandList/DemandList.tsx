import type { DemandVO } from '@xinpu/sdk/types'
import type { Href } from '../../primitives/Link/Link.tsx'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import { DemandCard } from '../DemandCard/DemandCard.tsx'
import * as S from './DemandList.styles.ts'

/** A post of a list; some say why they are shown. */
export type ListedDemand = DemandVO & { reason?: string }

export interface DemandListProps {
  /** A page of posts, in their order. */
  demands: Listed<ListedDemand>
  hrefOf: (demand: DemandVO) => Href
  /** The present moment. */
  now: Date
  /** What stands there when there is none: an `EmptyState` with the next step. */
  empty: React.ReactNode
  paging?: Paging
  /** The reader, whose own posts are marked. */
  userId?: number
  /** 报价, at the end of a row. */
  renderAction?: (demand: DemandVO) => React.ReactNode
}

/** Posts, one under another, under one head. */
export const DemandList = ({ demands, hrefOf, now, empty, paging, userId, renderAction }: DemandListProps) => (
  <ListRegion list={demands} empty={empty} {...(paging && { paging })} count={8}>
    {(rows) => (
      <S.Root>
        <S.Frame>
          <S.Head aria-hidden="true">
            <span>型号 / 品牌</span>
            <span>数量</span>
            <span>目标价</span>
            <span>要求</span>
            <span>发布者</span>
            <span>剩余</span>
            <span />
          </S.Head>
          <S.List>
            {rows.map((demand) => (
              <li key={demand.id}>
                <DemandCard
                  demand={demand}
                  href={hrefOf(demand)}
                  now={now}
                  isMine={demand.userId === userId}
                  {...(demand.reason && { reason: demand.reason })}
                  action={renderAction?.(demand)}
                />
              </li>
            ))}
          </S.List>
        </S.Frame>
      </S.Root>
    )}
  </ListRegion>
)
