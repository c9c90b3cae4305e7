import { useNavigate } from '@tanstack/react-router'
import { trendRemove, trendReport } from '@xinpu/sdk/circle'
import type { TrendReportReason, TrendsVO } from '@xinpu/sdk/types'
import { Button, ConfirmDialog, LinkButton, toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { ReportButton } from '../account/ReportButton.tsx'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { circlePlace, composePlace } from './places.ts'
import { TrendKeep, TrendLike } from './TrendActions.tsx'

const labels: Record<TrendReportReason, string> = {
  spam: '垃圾广告',
  fraud: '虚假或欺诈',
  abuse: '辱骂攻击',
  illegal: '违法违规',
  infringement: '侵权',
  privacy: '泄露隐私',
  other: '其他',
}
const reasons = Object.entries(labels).map(([value, label]) => ({ value, label }))

/** What can be done with a post: like it; change and remove one's own, report another's. */
export function TrendMenu({ trend }: { trend: TrendsVO }) {
  const place = usePlace()
  const [isRemoving, setRemoving] = useState(false)

  return (
    <>
      {trend.status === 'published' && (
        <>
          <TrendLike trend={trend} />
          <TrendKeep trend={trend} />
        </>
      )}
      {trend.isMine ? (
        <>
          {trend.status !== 'removed' && (
            <LinkButton size="sm" href={place(composePlace(trend.groupId, trend.id))}>
              编辑
            </LinkButton>
          )}
          <Button size="sm" onPress={() => setRemoving(true)}>
            删除
          </Button>
        </>
      ) : (
        <Report trend={trend} />
      )}
      {isRemoving && <Remove trend={trend} onClose={() => setRemoving(false)} />}
    </>
  )
}

function Remove({ trend: { id, groupId }, onClose }: { trend: TrendsVO; onClose: () => void }) {
  const act = useAct()
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      title="删除帖子"
      verb="删除帖子"
      isOpen
      onOpenChange={onClose}
      confirm={() =>
        act(trendRemove, { id }, async () => {
          toast.success('已删除帖子')
          await navigate(circlePlace(groupId))
        })
      }
    >
      内容、图片与型号都会清除，不能恢复；下面的回答不再显示。
    </ConfirmDialog>
  )
}

function Report({ trend: { id, title = '帖子' } }: { trend: TrendsVO }) {
  const act = useAct()
  return (
    <ReportButton
      size="sm"
      act="举报"
      subject={title}
      reasons={reasons}
      send={({ reason, content }) => act(trendReport, { id, reason: reason as TrendReportReason, content })}
    />
  )
}
