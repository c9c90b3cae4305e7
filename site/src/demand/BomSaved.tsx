import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { differenceOf } from '@xinpu/sdk/bom'
import { bomShareSave, bomVersionDetail, bomVersionList, bomWatchSave } from '@xinpu/sdk/demand'
import { specFolderFromBom } from '@xinpu/sdk/disk'
import { query } from '@xinpu/sdk/query'
import type { Bom, BomVersion } from '@xinpu/sdk/types'
import { BomShareDialog, BomVersions, type VersionPair } from '@xinpu/ui/demand'
import { Button, Drawer, toast } from '@xinpu/ui/primitives'
import { useMemo, useState } from 'react'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf, type NotShown } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { diskHref } from '../disk/places.ts'
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
          <Versions
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

function Versions({ id, onOpen }: { id: number; onOpen: BomSavedProps['onOpen'] }) {
  const call = useCall()
  const versions = useQuery(query(call, bomVersionList, { id }))
  const newest = versions.data?.[0]?.number ?? 1
  const [chosen, setPair] = useState<VersionPair>()
  const pair = chosen ?? { before: Math.max(newest - 1, 1), after: newest }
  const isPair = (versions.data?.length ?? 0) > 1
  const before = useQuery({ ...query(call, bomVersionDetail, { id, number: pair.before }), enabled: isPair })
  const after = useQuery({ ...query(call, bomVersionDetail, { id, number: pair.after }), enabled: isPair })
  const difference = useMemo(
    () => before.data && after.data && differenceOf(before.data.lines ?? [], after.data.lines ?? []),
    [before.data, after.data],
  )

  return (
    <BomVersions
      versions={shownOf(versions)}
      pair={pair}
      onPair={setPair}
      difference={difference ?? missingIn(shownOf(before)) ?? missingIn(shownOf(after)) ?? 'loading'}
      onOpen={(number) => {
        if (before.data?.number === number) onOpen(before.data)
      }}
    />
  )
}

const missingIn = (shown: BomVersion | NotShown | 'loading') =>
  shown === 'loading' || 'kind' in shown ? shown : undefined
