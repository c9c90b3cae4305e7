import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import * as disk from '@xinpu/sdk/disk'
import { formatBytes } from '@xinpu/sdk/format'
import { diskKindLabels } from '@xinpu/sdk/labels'
import type { CloudFile, DiskKind, DiskOwner, RestoredFile } from '@xinpu/sdk/types'
import { ListLine, RecycleTable } from '@xinpu/ui/disk'
import { BulkBar, Button, ConfirmDialog, EmptyState, LinkTabs, toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import type { RoomProps } from '../account/CenterPage.tsx'
import { namedIn } from '../account/named-in.ts'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { DiskFrame } from './DiskFrame.tsx'
import { ownerIn } from './FileRoom.tsx'
import { diskHref } from './places.ts'
import { binOf, diskPageSize, spaceOf } from './queries.ts'
import { sayWhy } from './use-entry-deeds.ts'

const isKind = namedIn(diskKindLabels)

/** R106: what was deleted, for thirty days. */
export function BinRoom({ search }: RoomProps) {
  const owner = ownerIn(search.owner)
  return (
    <DiskFrame room="bin" owner={owner}>
      <Bin key={owner} owner={owner} kind={isKind(search.kind) ? search.kind : undefined} page={search.page ?? 1} />
    </DiskFrame>
  )
}

interface BinProps {
  owner: DiskOwner
  kind: DiskKind | undefined
  page: number
}

function Bin({ owner, kind, page }: BinProps) {
  const call = useCall()
  const visit = useVisit()
  const found = useQuery({
    ...binOf(call, { owner, ...(kind && { kind }), pageIndex: page, pageSize: diskPageSize }),
    placeholderData: keepPreviousData,
  })
  const space = useQuery(spaceOf(call, owner))
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<'all' | 'chosen'>()
  const ids = [...selected].map(Number)
  const restore = useRestore(owner)
  const none = () => setSelected(new Set())
  const total = found.data?.totalRecord ?? 0

  return (
    <>
      <LinkTabs
        label="类型"
        current={kind ?? 'all'}
        items={[
          { id: 'all', label: '全部', href: diskHref('bin', { owner }) },
          ...(Object.keys(diskKindLabels) as DiskKind[]).map((each) => ({
            id: each,
            label: diskKindLabels[each],
            href: diskHref('bin', { owner, kind: each }),
          })),
        ]}
      />
      {total > 0 && (
        <ListLine
          actions={
            !kind && (
              <Button tone="danger" onPress={() => setAsked('all')}>
                清空回收站
              </Button>
            )
          }
        >
          {total} 个，{formatBytes(space.data?.binned ?? 0)}　删除后保留 30 天，到期前 3 天提醒
        </ListLine>
      )}
      <RecycleTable
        files={shownOf(found)}
        paging={{ page, pageSize: diskPageSize, hrefFor: (other) => diskHref('bin', { owner, kind, page: other }) }}
        selection={{ selected, onChange: setSelected }}
        now={new Date(visit.now)}
        onRestore={({ id }: CloudFile) => void restore([id])}
        whenEmpty={<EmptyState title="回收站是空的" why="删除的文件保留 30 天，期间可以放回原处。" />}
      />
      <BulkBar count={ids.length} unit="个" onClear={none}>
        <Button size="sm" tone="primary" onPress={() => void restore(ids).then(none)}>
          恢复
        </Button>
        <Button size="sm" tone="danger" onPress={() => setAsked('chosen')}>
          永久删除
        </Button>
      </BulkBar>
      {asked && (
        <Emptying
          ids={asked === 'chosen' ? ids : undefined}
          total={total}
          owner={owner}
          onClose={() => {
            setAsked(undefined)
            none()
          }}
        />
      )}
    </>
  )
}

interface EmptyingProps {
  /** Those that are chosen; all of the bin without. */
  ids: readonly number[] | undefined
  total: number
  owner: DiskOwner
  onClose: () => void
}

function Emptying({ ids, total, owner, onClose }: EmptyingProps) {
  const act = useAct()
  const count = ids?.length ?? total
  return (
    <ConfirmDialog
      title={ids ? `永久删除 ${count} 个` : '清空回收站'}
      verb={`永久删除 ${count} 个`}
      isOpen
      onOpenChange={onClose}
      confirm={() =>
        ids
          ? act(disk.recycleRemove, { ids: [...ids] }, () => toast.success('已永久删除'))
          : act(disk.recycleClear, { owner }, () => toast.success('回收站已清空'))
      }
    >
      {count} 个会永久删除，不能再恢复。
    </ConfirmDialog>
  )
}

/** Takes files back to where they were, and says where that is and what is called otherwise now. */
function useRestore(owner: DiskOwner) {
  const act = useAct()
  const navigate = useNavigate()
  return async (ids: number[]) => {
    try {
      const restored = await act(disk.recycleRestore, { ids })
      const [first] = restored
      if (!first) return
      toast.success(wordsOf(restored), {
        action: {
          label: '打开',
          onAction: () =>
            void navigate({ href: diskHref(first.kind, { owner, ...(first.dirId !== null && { dir: first.dirId }) }) }),
        },
      })
    } catch (error) {
      sayWhy(error)
    }
  }
}

function wordsOf(restored: readonly RestoredFile[]): string {
  const renamed = restored.filter((file) => file.renamed)
  const [first] = restored
  const where = restored.length === 1 ? `已恢复到 ${first?.path}` : `已恢复 ${restored.length} 个，各回原处`
  if (renamed.length === 0) return where
  return `${where}，同名已改为 ${renamed
    .map(({ name }) => name)
    .slice(0, 3)
    .join('、')}`
}
