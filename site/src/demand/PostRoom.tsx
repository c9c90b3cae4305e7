import { useQuery } from '@tanstack/react-query'
import { mineRefresh, mineRemove, mineRenew, mineSetStatus } from '@xinpu/sdk/demand'
import type { DemandStatus, DemandVO } from '@xinpu/sdk/types'
import { demandStatusLabels } from '@xinpu/sdk/labels'
import { DemandList } from '@xinpu/ui/demand'
import { Button, ConfirmDialog, EmptyState, LinkButton, LinkTabs, Menu, Section, toast } from '@xinpu/ui/primitives'
import { namedIn } from '../account/named-in.ts'
import { useState } from 'react'
import type { RoomProps } from '../account/CenterPage.tsx'
import { centerHref } from '../account/places.ts'
import { pageSize } from '../account/records.ts'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { createPlace, postPlace } from './places.ts'
import { myCounts, myPosts } from './queries.ts'
import { Renewal } from './Renewal.tsx'

const room = 15
const isStatus = namedIn(demandStatusLabels)

/** R109: a person's own posts, by their state, and what can be done with each. */
export function PostRoom({ search: { status: given, page = 1 } }: RoomProps) {
  const call = useCall()
  const place = usePlace()
  const visit = useVisit()
  const status = isStatus(given) ? given : undefined
  const posts = useQuery(myPosts(call, { pageIndex: page, pageSize, ...(status && { status }) }))
  const { data: counts = [] } = useQuery(myCounts(call))
  const countOf = (one: DemandStatus) => counts.find((each) => each.status === one)?.count ?? 0

  return (
    <Section title="我的发布">
      <LinkTabs
        label="状态"
        current={status ?? 'all'}
        items={[
          {
            id: 'all',
            label: '全部',
            count: counts.reduce((sum, { count }) => sum + count, 0),
            href: centerHref({ type: room }),
          },
          ...(Object.keys(demandStatusLabels) as DemandStatus[]).map((one) => ({
            id: one,
            label: demandStatusLabels[one],
            count: countOf(one),
            href: centerHref({ type: room, status: one }),
          })),
        ]}
      />
      <Renewal />
      <DemandList
        demands={shownOf(posts)}
        hrefOf={({ id }) => place(postPlace(id))}
        now={new Date(visit.now)}
        paging={{ page, pageSize, hrefFor: (other) => centerHref({ type: room, status, page: other }) }}
        renderAction={(post) => <PostMenu post={post} />}
        empty={
          <EmptyState
            title={status ? `没有${demandStatusLabels[status]}的信息` : '还没有发布过供求'}
            action={
              <LinkButton tone="primary" href={place(createPlace())}>
                发布供求
              </LinkButton>
            }
          />
        }
      />
    </Section>
  )
}

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

function PostMenu({ post: { id, model, status } }: { post: DemandVO }) {
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
