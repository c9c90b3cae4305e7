import { bomRemove, bomWatchSave } from '@xinpu/sdk/demand'
import type { Bom } from '@xinpu/sdk/types'
import { Button, ConfirmDialog, Drawer, Menu, toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { bomPlace } from './bom-params.ts'
import { BomHistory } from './BomHistory.tsx'

/** What the owner can do with a saved list. */
export function BomMenu({ bom: { id, name, isWatched } }: { bom: Bom }) {
  const act = useAct()
  const place = usePlace()
  const [opened, setOpened] = useState<'remove' | 'versions'>()
  const close = (isOpen: boolean) => setOpened((now) => (isOpen ? now : undefined))
  const watch = () =>
    void act(bomWatchSave, { id, isWatched: !isWatched }, () =>
      toast.success(isWatched ? '不再提醒' : '停产、资料改版、涨跌价超过 10%，一天提醒一次'),
    ).catch((error: unknown) => toast.error(error instanceof Error ? error.message : '没有成功，请再试一次'))

  const deeds: Record<string, () => void> = {
    versions: () => setOpened('versions'),
    watch,
    remove: () => setOpened('remove'),
  }

  return (
    <>
      <Menu
        trigger={
          <Button size="sm" aria-label={`管理 ${name}`}>
            管理
          </Button>
        }
        onAction={(deed) => deeds[deed]?.()}
        items={[
          { id: 'open', label: '打开', href: place(bomPlace({ bom: id })) },
          { id: 'versions', label: '版本' },
          { id: 'watch', label: isWatched ? '关闭变化提醒' : '变化提醒' },
          { id: 'remove', label: '删除' },
        ]}
      />
      <Drawer title={`「${name}」的版本`} isOpen={opened === 'versions'} onOpenChange={close}>
        {opened === 'versions' && <BomHistory id={id} />}
      </Drawer>
      <ConfirmDialog
        title={`删除「${name}」`}
        verb="删除这份 BOM"
        isOpen={opened === 'remove'}
        onOpenChange={close}
        confirm={() => act(bomRemove, { ids: [id] }, () => toast.success('已删除'))}
      >
        它的版本和分享链接一起删除，不能恢复；从它发布的求购还在，归到零散求购。
      </ConfirmDialog>
    </>
  )
}
