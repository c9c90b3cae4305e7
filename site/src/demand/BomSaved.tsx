import { useNavigate } from '@tanstack/react-router'
import { bomShareSave, bomWatchSave } from '@xinpu/sdk/demand'
import { specFolderFromBom } from '@xinpu/sdk/disk'
import type { Bom, BomVersion } from '@xinpu/sdk/types'
import { BomShareDialog } from '@xinpu/ui/demand'
import { Button, Drawer, toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useVisit } from '../app/api.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { diskHref } from '../disk/places.ts'
import { BomHistory } from './BomHistory.tsx'
import { bomPlace } from './bom-params.ts'

interface BomSavedProps {
  bom: Bom
  /** Puts a version on the screen. */
  onOpen: (version: BomVersion) => void
}

/** What can be done with a list that is saved: to show it, to hear what changes about its parts, to see what it was. */
export function BomSaved({ bom, onOpen }: BomSavedProps) {
  const act = useAct()
  const place = usePlace()
  const navigate = useNavigate()
  const { origin } = useVisit()
  const [opened, setOpened] = useState<'share' | 'versions'>()
  const close = (isOpen: boolean) => setOpened((now) => (isOpen ? now : undefined))
  const watch = () =>
    act(bomWatchSave, { id: bom.id, isWatched: !bom.isWatched }, () =>
      toast.success(bom.isWatched ? '不再提醒' : '停产、资料改版、涨跌价超过 10%，一天提醒一次'),
    ).catch((error: Error) => toast.warn(error.message))

  const gather = () =>
    act(specFolderFromBom, { bomId: bom.id }, ({ folder, added, lacking }) =>
      toast.success(`${added > 0 ? `${added} 份资料已存入` : '资料都在'}「${folder.name}」${lackingText(lacking)}`, {
        action: { label: '打开', onAction: () => void navigate({ href: diskHref('spec', { dir: folder.id }) }) },
      }),
    ).catch((error: Error) => toast.warn(error.message))

  return (
    <>
      <Button size="sm" onPress={() => void gather()}>
        资料存入云盘
      </Button>
      <Button size="sm" onPress={() => setOpened('share')}>
        分享
      </Button>
      <Button size="sm" onPress={() => setOpened('versions')}>
        版本
      </Button>
      <Button size="sm" isPressedOn={bom.isWatched} onPress={() => void watch()}>
        变化提醒
      </Button>
      <BomShareDialog
        name={bom.name}
        address={bom.shareCode && `${origin}${place(bomPlace({ share: bom.shareCode }))}`}
        isOpen={opened === 'share'}
        onOpenChange={close}
        share={(isShared) => act(bomShareSave, { id: bom.id, isShared })}
      />
      <Drawer title={`「${bom.name}」的版本`} isOpen={opened === 'versions'} onOpenChange={close}>
        {opened === 'versions' && (
          <BomHistory
            id={bom.id}
            onOpen={(version) => {
              setOpened(undefined)
              onOpen(version)
            }}
          />
        )}
      </Drawer>
    </>
  )
}

const lackingText = (models: readonly string[]): string =>
  models.length > 0 ? `，${models.length} 个型号没有资料` : ''
