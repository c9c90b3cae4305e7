import { useQuery } from '@tanstack/react-query'
import type { DemandDetail, DemandVO } from '@xinpu/sdk/types'
import { Alert, LinkButton } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { createPlace } from './places.ts'
import { ownView } from './queries.ts'

/** Tells the owner of a post that nobody else sees why that is, and what opens it. */
export function Unpublished({ post }: { post: DemandVO }) {
  const { data: own } = useQuery({ ...ownView(useCall(), post.id), enabled: post.status === 'rejected' })
  if (post.status === 'draft') return <Alert title="这是草稿，只有您看得到。">点“发布”后进入大厅。</Alert>
  return <TurnedDown id={post.id} rejectReason={own?.rejectReason} />
}

/** Why a review turned a post down, where it is mended. */
export function TurnedDown({ id, rejectReason }: { id?: number; rejectReason: DemandDetail['rejectReason'] }) {
  const place = usePlace()

  return (
    <Alert
      tone="warn"
      title={`未通过审核${rejectReason ? `：${rejectReason}` : ''}`}
      action={
        id !== undefined && (
          <LinkButton size="sm" href={place(createPlace({ id }))}>
            去修改
          </LinkButton>
        )
      }
    >
      现在只有您看得到。改好内容并保存后，重新公开。
    </Alert>
  )
}
