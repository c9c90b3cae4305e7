import { mineRefresh, mineRemove, mineRenew, mineSetStatus } from '@xinpu/sdk/demand'
import type { DemandStatus, DemandVO } from '@xinpu/sdk/types'
import { Button, ConfirmDialog, Menu, toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { createPlace } from './places.ts'

/** What may be done in each state, besides changing and deleting it. */
const waysOf: Record<DemandStatus, { id: string; label: string }[]> = {
  draft: [{ id: 'open', label: '发布' }],
  open: [
    { id: 'refresh', label: '刷新到最前' },
    { id: 'renew', label: '续期 30 天' },
    { id: 'close', label: '关闭' },
  ],
  closed: [{ id: 'open', label: '重新打开' }],
  expired: [{ id: 'renew', label: '续期 30 天' }],
  rejected: [],
}

/** What the owner can do with a post. */
export function PostMenu({ post: { id, model, status } }: { post: DemandVO }) {
  const act = useAct()
  const place = usePlace()
  const [isRemoving, setRemoving] = useState(false)
  const attempt = (made: Promise<unknown>, told: string) =>
    void made.then(
      () => toast.success(told),
      (error: unknown) => toast.error(error instanceof Error ? error.message : '没有成功，请再试一次'),
    )
  const ids = [id]

  const deeds: Record<string, () => void> = {
    refresh: () => attempt(act(mineRefresh, { ids }), '已刷新'),
    close: () => attempt(act(mineSetStatus, { ids, status: 'closed' }), '已关闭'),
    open: () => attempt(act(mineSetStatus, { ids, status: 'open' }), '已重新打开'),
    renew: () => attempt(act(mineRenew, { ids, validDays: 30 }), '已续期 30 天'),
    remove: () => setRemoving(true),
  }

  return (
    <>
      <Menu
        trigger={
          <Button size="sm" aria-label={`管理 ${model}`}>
            管理
          </Button>
        }
        onAction={(name) => deeds[name]?.()}
        items={[
          { id: 'edit', label: '修改', href: place(createPlace({ id })) },
          ...waysOf[status],
          { id: 'remove', label: '删除' },
        ]}
      />
      <ConfirmDialog
        title={`删除 ${model} 的信息`}
        verb="删除这条信息"
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        confirm={() => act(mineRemove, { ids }, () => toast.success('已删除'))}
      >
        删除后收到的留言也一并删除，不能恢复。
      </ConfirmDialog>
    </>
  )
}
