import type { TrendsVO } from '@xinpu/sdk/types'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'

/** How far a question is, or what keeps others from seeing a post; nothing of a talk. */
export function TrendState({ trend }: { trend: Pick<TrendsVO, 'answer' | 'commentCount' | 'kind' | 'status'> }) {
  if (trend.status === 'pending')
    return (
      <StatusTag tone="warn" shape="half">
        审核中，仅自己可见
      </StatusTag>
    )
  if (trend.status === 'removed')
    return (
      <StatusTag tone="danger" shape="full">
        已下架
      </StatusTag>
    )
  if (trend.kind !== 'question') return null
  if (trend.answer)
    return (
      <StatusTag tone="ok" shape="full">
        已解决
      </StatusTag>
    )
  return trend.commentCount > 0 ? (
    <StatusTag tone="warn" shape="half">
      等采纳
    </StatusTag>
  ) : (
    <StatusTag tone="neutral" shape="ring">
      还没人答
    </StatusTag>
  )
}
