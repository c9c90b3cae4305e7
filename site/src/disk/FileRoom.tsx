import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { diskOwnerLabels, diskSortLabels } from '@xinpu/sdk/labels'
import type { CloudFile, DiskOwner, DiskSort } from '@xinpu/sdk/types'
import {
  DirTree,
  FileBoard,
  FileTable,
  idsIn,
  keyOf,
  ListLine,
  SpaceBar,
  UploadButton,
  wayTo,
  type Entry,
} from '@xinpu/ui/disk'
import { Breadcrumb, Button, EmptyState, onDemand, NotHereDialog } from '@xinpu/ui/primitives'
import { Suspense, useCallback, useState } from 'react'
import type { RoomProps } from '../account/CenterPage.tsx'
import { namedIn } from '../account/named-in.ts'
import { useCall, useVisit } from '../app/api.ts'
import { DiskFrame } from './DiskFrame.tsx'
import { dialogOf, EntryDialogs, type EntryDialog } from './EntryDialogs.tsx'
import { EntryMenu, type EntryDeed } from './EntryMenu.tsx'
import { FileBulk } from './FileBulk.tsx'
import { diskHref } from './places.ts'
import { diskPageSize, spaceOf } from './queries.ts'
import { useUpload } from './upload/use-upload.ts'
import { useEntries, type Looked } from './use-entries.ts'
import { sayWhy, useEntryDeeds } from './use-entry-deeds.ts'
import { useFolders } from './use-folders.ts'

const PreviewContainer = onDemand(
  () => import('./PreviewContainer.tsx').then((module) => module.PreviewContainer),
  NotHereDialog,
)

const isSort = namedIn(diskSortLabels)
const isOwner = namedIn(diskOwnerLabels)

/** Whose disk an address names. */
export const ownerIn = (given: string | undefined): DiskOwner => (isOwner(given) ? given : 'personal')

/** R105: files in folders, uploads, shares. */
export function FileRoom({ search }: RoomProps) {
  const owner = ownerIn(search.owner)
  const { dir, keywords, page = 1 } = search
  const looked: Looked = { owner, dir, keywords, page, sort: isSort(search.sort) ? search.sort : 'time' }

  return (
    <DiskFrame room="file" owner={owner} search={{ label: '搜文件名', value: keywords }}>
      <Files key={owner} {...looked} />
    </DiskFrame>
  )
}

function Files(looked: Looked) {
  const { owner, dir, keywords, sort, page } = looked
  const call = useCall()
  const visit = useVisit()
  const navigate = useNavigate()
  const folders = useFolders(owner)
  const deeds = useEntryDeeds()
  const upload = useUpload()
  const hrefFor = (other: number) =>
    diskHref('file', { owner, dir, keywords, sort: sort === 'time' ? undefined : sort, page: other })
  const entries = useEntries(looked, { nodes: folders.nodes, hrefFor })
  const space = useQuery(spaceOf(call, owner))
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [dialog, setDialog] = useState<EntryDialog>()
  const [opened, setOpened] = useState<CloudFile>()
  const way = wayTo(folders.nodes, dir)
  const hrefOfDir = useCallback((id: number | undefined) => diskHref('file', { owner, dir: id }), [owner])
  const placeOf = (id: number | undefined) => wayTo(folders.nodes, id).at(-1)?.name ?? '全部文件'
  const send = (files: readonly File[], dirId = dir) => upload({ owner, dirId, place: placeOf(dirId) }, files)
  const act = (doing: Promise<unknown>) => void doing.then(() => setSelected(new Set()), sayWhy)

  const hrefOf = useCallback(
    (entry: Entry) => (entry.kind === 'folder' ? hrefOfDir(entry.folder.id) : entry.file.url),
    [hrefOfDir],
  )
  const { remove } = deeds
  const onDeed = useCallback(
    (deed: EntryDeed, entry: Entry) => {
      if (deed === 'remove') return void remove([keyOf(entry)]).catch(sayWhy)
      setDialog(deed === 'rename' ? { kind: deed, entry } : dialogOf(deed, entry))
    },
    [remove],
  )
  const actionOf = useCallback((entry: Entry) => <EntryMenu entry={entry} onDeed={onDeed} />, [onDeed])
  const onOpen = useCallback((entry: Entry) => entry.kind === 'file' && setOpened(entry.file), [])

  return (
    <FileBoard
      keysWith={(key) => (selected.has(key) ? [...selected] : [key])}
      onMove={(keys, folderId) => act(deeds.move(keys, folderId))}
      onFiles={(files, place) => (place === 'here' ? send(files) : send(files, place.folderId))}
      aside={
        <>
          <DirTree
            rootName="全部文件"
            nodes={folders.nodes}
            state={folders.state}
            onRetry={folders.onRetry}
            current={dir}
            hrefOf={hrefOfDir}
            onNew={() => setDialog({ kind: 'new' })}
          />
          {space.data && (
            <SpaceBar
              space={space.data}
              biggestHref={diskHref('file', { owner, sort: 'size' })}
              binHref={diskHref('bin', { owner })}
            />
          )}
        </>
      }
    >
      <ListHead
        crumbs={[
          { label: '全部文件', href: hrefOfDir(undefined) },
          ...way.map(({ id, name }) => ({ label: name, href: hrefOfDir(id) })),
        ]}
        onFiles={send}
        onShares={() => setDialog({ kind: 'share', keys: [], subject: '' })}
      />
      <FileTable
        caption="文件"
        entries={entries}
        paging={{ page, pageSize: diskPageSize, hrefFor }}
        selection={{ selected, onChange: setSelected }}
        sort={{ id: sort, direction: sort === 'name' ? 'ascending' : 'descending' }}
        onSort={({ id }) => void navigate({ href: diskHref('file', { owner, dir, keywords, sort: id as DiskSort }) })}
        now={new Date(visit.now)}
        hrefOf={hrefOf}
        onOpen={onOpen}
        actionOf={actionOf}
        whenEmpty={<Empty keywords={keywords} onFiles={send} />}
      />
      <FileBulk
        owner={owner}
        selected={selected}
        onClear={() => setSelected(new Set())}
        onDialog={setDialog}
        deeds={deeds}
        act={act}
        name={way.at(-1)?.name ?? '云盘'}
      />
      {deeds.question}
      {dialog && (
        <EntryDialogs
          dialog={dialog}
          dir={dir}
          folders={folders}
          deeds={deeds}
          onClose={() => {
            setDialog(undefined)
            if (idsIn(selected).files.length + idsIn(selected).folders.length > 0) setSelected(new Set())
          }}
        />
      )}
      {opened && (
        <Suspense>
          <PreviewContainer file={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </FileBoard>
  )
}

interface ListHeadProps {
  crumbs: readonly { label: string; href: string }[]
  onFiles: (files: readonly File[]) => void
  onShares: () => void
}

const ListHead = ({ crumbs, onFiles, onShares }: ListHeadProps) => (
  <ListLine
    actions={
      <>
        <Button onPress={onShares}>我的分享</Button>
        <UploadButton onFiles={onFiles} />
      </>
    }
  >
    <Breadcrumb items={crumbs} />
  </ListLine>
)

const Empty = ({ keywords, onFiles }: { keywords: string | undefined; onFiles: (files: readonly File[]) => void }) =>
  keywords ? (
    <EmptyState title={`没有名称含“${keywords}”的文件`} why="换一个词，或到文件夹里找。" />
  ) : (
    <EmptyState
      title="把文件拖到这里"
      why="也可以选择文件。单个不超过 2 GB；断网、关掉页面都能接着传。"
      action={<UploadButton label="选择文件" onFiles={onFiles} />}
    />
  )
