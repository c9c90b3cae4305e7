import { useNavigate } from '@tanstack/react-router'
import { diskSortLabels } from '@xinpu/sdk/labels'
import { EmptyState, LinkButton } from '@xinpu/ui/primitives'
import { DirTree, FileBoard, FileTable, keyOf, wayTo, type Entry } from '@xinpu/ui/disk'
import { useCallback, useState } from 'react'
import type { RoomProps } from '../account/CenterPage.tsx'
import { namedIn } from '../account/named-in.ts'
import { useVisit } from '../app/api.ts'
import { settings } from '../app/settings.ts'
import { DiskFrame } from './DiskFrame.tsx'
import { dialogOf, EntryDialogs, type EntryDialog } from './EntryDialogs.tsx'
import { ownerIn } from './FileRoom.tsx'
import { KeptHitsContainer } from './KeptHitsContainer.tsx'
import { diskHref } from './places.ts'
import { diskPageSize } from './queries.ts'
import { SheetBulk } from './SheetBulk.tsx'
import { SheetHead } from './SheetHead.tsx'
import { SheetMenu, type SheetDeed } from './SheetMenu.tsx'
import { useEntries, type Looked } from './use-entries.ts'
import { sayWhy } from './use-entry-deeds.ts'
import { useFolders } from './use-folders.ts'
import { useSheetDeeds } from './use-sheet-deeds.ts'

const isSort = namedIn(diskSortLabels)
const rootName = '全部资料'

/** R107: datasheets in project folders, and the words inside them. */
export function SpecRoom({ search }: RoomProps) {
  const owner = ownerIn(search.owner)
  const { dir, keywords, page = 1 } = search
  const looked = { owner, dir, page, keywords: undefined, sort: isSort(search.sort) ? search.sort : 'time' } as const

  return (
    <DiskFrame room="spec" owner={owner} search={{ label: '搜资料和 PDF 的正文', value: keywords }}>
      {keywords ? (
        <KeptHitsContainer key={keywords} owner={owner} words={keywords} page={page} />
      ) : (
        <Sheets key={owner} {...looked} />
      )}
    </DiskFrame>
  )
}

function Sheets(looked: Looked) {
  const { owner, dir, sort, page } = looked
  const visit = useVisit()
  const navigate = useNavigate()
  const folders = useFolders(owner, 'spec')
  const deeds = useSheetDeeds(owner)
  const hrefFor = (other: number) =>
    diskHref('spec', { owner, dir, sort: sort === 'time' ? undefined : sort, page: other })
  const entries = useEntries(looked, { nodes: folders.nodes, kind: 'spec', hrefFor })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [dialog, setDialog] = useState<EntryDialog>()
  const way = wayTo(folders.nodes, dir)
  const hrefOfDir = useCallback((id: number | undefined) => diskHref('spec', { owner, dir: id }), [owner])
  const act = (doing: Promise<unknown>) => void doing.then(() => setSelected(new Set()), sayWhy)

  const hrefOf = useCallback(
    (entry: Entry) => (entry.kind === 'folder' ? hrefOfDir(entry.folder.id) : entry.file.url),
    [hrefOfDir],
  )
  const onDeed = useCallback(
    (deed: SheetDeed, entry: Entry) => {
      if (deed === 'remove') return void deeds.remove([keyOf(entry)]).catch(sayWhy)
      if (deed === 'pack') return void deeds.download([keyOf(entry)], nameIn(entry)).catch(sayWhy)
      if (deed === 'seen') return entry.kind === 'file' && void deeds.acknowledge(entry.file).catch(sayWhy)
      setDialog(deed === 'rename' ? { kind: deed, entry } : dialogOf(deed, entry))
    },
    [deeds],
  )
  const actionOf = useCallback((entry: Entry) => <SheetMenu entry={entry} onDeed={onDeed} />, [onDeed])

  return (
    <FileBoard
      keysWith={(key) => (selected.has(key) ? [...selected] : [key])}
      onMove={(keys, folderId) => act(deeds.move(keys, folderId))}
      aside={
        <DirTree
          rootName={rootName}
          nodes={folders.nodes}
          state={folders.state}
          onRetry={folders.onRetry}
          current={dir}
          hrefOf={hrefOfDir}
          onNew={() => setDialog({ kind: 'new' })}
          note="存的是书签，不占空间；原厂出新版会标出来。"
        />
      }
    >
      <SheetHead rootName={rootName} way={way} hrefOf={hrefOfDir} owner={owner} deeds={deeds} />
      <FileTable
        of="sheets"
        caption="资料"
        entries={entries}
        paging={{ page, pageSize: diskPageSize, hrefFor }}
        selection={{ selected, onChange: setSelected }}
        sort={{ id: sort, direction: sort === 'name' ? 'ascending' : 'descending' }}
        onSort={({ id }) => void navigate({ href: diskHref('spec', { owner, dir, sort: id }) })}
        now={new Date(visit.now)}
        hrefOf={hrefOf}
        actionOf={actionOf}
        whenEmpty={<Empty isRoot={dir === undefined} />}
      />
      <SheetBulk
        selected={selected}
        onClear={() => setSelected(new Set())}
        onMove={(keys) => setDialog({ kind: 'move', keys, subject: `${keys.length} 项` })}
        deeds={deeds}
        act={act}
        name={way.at(-1)?.name ?? '资料云盘'}
      />
      {dialog && (
        <EntryDialogs
          dialog={dialog}
          dir={dir}
          rootName={rootName}
          folders={folders}
          deeds={deeds}
          onClose={() => {
            setDialog(undefined)
            setSelected(new Set())
          }}
        />
      )}
    </FileBoard>
  )
}

const nameIn = (entry: Entry): string => (entry.kind === 'folder' ? entry.folder.name : entry.file.name)

const Empty = ({ isRoot }: { isRoot: boolean }) => (
  <EmptyState
    title={isRoot ? '还没有存过资料' : '这个文件夹是空的'}
    why="在资料页点“存到云盘”，或在右上角用一份 BOM 把整个项目的资料取来。"
    action={
      <LinkButton tone="primary" href={settings.rootPage}>
        去搜索资料
      </LinkButton>
    }
  />
)
