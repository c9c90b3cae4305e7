import { formatCount } from '@xinpu/sdk/format'
import type { TrendsGroup } from '@xinpu/sdk/types'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import * as S from './CircleCard.styles.ts'

export interface CircleCardProps {
  circle: TrendsGroup
  href: Href
  /** Join or leave. */
  action?: React.ReactNode
  /**
   * On one line beside a list, or as a cell of the grid with what it is about.
   *
   * @default 'line'
   */
  shape?: 'cell' | 'line'
}

/** A circle: its symbol, how many are in it and how much is said, and the way in. */
export function CircleCard({ circle, href, action, shape = 'line' }: CircleCardProps) {
  const { name, imgUrl, intro, memberCount, trendsCount, todayCount, status, rejectReason } = circle

  return (
    <S.Root $shape={shape}>
      <S.Symbol src={imgUrl} alt="" width={32} height={32} loading="lazy" />
      <S.Words>
        <S.Name>
          <Link href={href}>{name}</Link>
        </S.Name>
        <S.Quiet>
          {status === 'open'
            ? `${formatCount(memberCount)} 人　${shape === 'cell' ? `${formatCount(trendsCount)} 帖` : `今天 ${formatCount(todayCount)} 帖`}`
            : '只有您能看到'}
        </S.Quiet>
      </S.Words>
      <S.Way>
        {status === 'open' ? (
          action
        ) : (
          <StatusTag tone={status === 'pending' ? 'info' : 'warn'} shape="half">
            {status === 'pending' ? '审核中' : '未通过'}
          </StatusTag>
        )}
      </S.Way>
      {shape === 'cell' && <S.Intro>{intro}</S.Intro>}
      {rejectReason && <S.Intro>没有通过：{rejectReason}</S.Intro>}
    </S.Root>
  )
}
