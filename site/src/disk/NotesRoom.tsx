import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DirNode } from '@xinpu/sdk/types'
import { DirTree, FileBoard, idsIn, keyOf, ListLine, NoteTable, wayTo, type NoteEntry } from '@xinpu/ui/disk'
import { Breadcrumb, BulkBar, Button, EmptyState, LinkButton } from '@xinpu/ui/primitives'
import { useCallback, useMemo, useState } from 'react'
import type { RoomProps } from '../account/CenterPage.tsx'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { newsPlace } from '../article/places.ts'
import { behindFolders } from './behind-folders.ts'
import { DiskFrame } from './DiskFrame.tsx'
import { dialogOf, EntryDialogs, type EntryDialog } from './EntryDialogs.tsx'
import { NoteMenu, type NoteDeed } from './NoteMenu.tsx'
import { diskHref, noteHref, writeNoteHref } from './places.ts'
import { diskPageSize, notesOf } from './queries.ts'
import { sayWhy } from './use-entry-deeds.ts'
import { useFolders } from './use-folders.ts'
import { useLastPage } from './use-last-page.ts'
import { useNoteDeeds } from './use-note-deeds.ts'

const rootName = '全部文章'

interface Looked {
  dir: number | undefined
  keywords: string | undefined
  page: number
}

/** R102: notes of one's own, and copies of articles that stay when their source goes. */
export const NotesRoom = ({ search: { dir, keywords, page = 1 } }: RoomProps) => (
  <DiskFrame room="article" owner="personal" search={{ label: '搜标题和正文', value: keywords }}>
    <Notes dir={dir} keywords={keywords} page={page} />
  </DiskFrame>
)

function Notes(looked: Looked) {
  const { dir, keywords, page } = looked
  const visit = useVisit()
  const folders = useFolders('personal', 'article')
  const deeds = useNoteDeeds()
  const hrefFor = (other: number) => diskHref('article', { dir, keywords, page: other })
  const entries = useNotes(looked, folders.nodes, hrefFor)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [dialog, setDialog] = useState<EntryDialog>()
  const way = wayTo(folders.nodes, dir)
  const none = () => setSelected(new Set())
  const act = (doing: Promise<unknown>) => void doing.then(none, sayWhy)
  const { remove, publish } = deeds
  const onDeed = useCallback(
    (deed: NoteDeed, entry: NoteEntry) => {
      if (deed === 'remove') return void remove([keyOf(entry)]).catch(sayWhy)
      if (deed === 'publish') return entry.kind === 'article' && void publish(entry.article.id).catch(sayWhy)
      if (deed === 'rename') return setDialog({ kind: deed, entry })
      if (deed === 'move') setDialog(dialogOf(deed, entry))
    },
    [remove, publish],
  )
  const actionOf = useCallback((entry: NoteEntry) => <NoteMenu entry={entry} onDeed={onDeed} />, [onDeed])
  const keys = [...selected]

  return (
    <FileBoard
      keysWith={(key) => (selected.has(key) ? keys : [key])}
      onMove={(moved, folderId) => act(deeds.move(moved, folderId))}
      aside={
        <DirTree
          rootName={rootName}
          nodes={folders.nodes}
          state={folders.state}
          onRetry={folders.onRetry}
          current={dir}
          hrefOf={hrefOfDir}
          onNew={() => setDialog({ kind: 'new' })}
          note="存下的文章是一份副本，原文下架后还在。"
        />
      }
    >
      <ListLine
        actions={
          <LinkButton tone="primary" href={writeNoteHref(dir === undefined ? {} : { dir })}>
            写笔记
          </LinkButton>
        }
      >
        <Breadcrumb
          items={[
            { label: rootName, href: hrefOfDir(undefined) },
            ...way.map(({ id, name }) => ({ label: name, href: hrefOfDir(id) })),
          ]}
        />
      </ListLine>
      <NoteTable
        entries={entries}
        paging={{ page, pageSize: diskPageSize, hrefFor }}
        selection={{ selected, onChange: setSelected }}
        now={new Date(visit.now)}
        hrefOf={hrefOf}
        actionOf={actionOf}
        whenEmpty={<Empty keywords={keywords} />}
      />
      <BulkBar count={selected.size} unit="项" onClear={none}>
        <Button
          size="sm"
          isDisabled={idsIn(keys).folders.length > 0}
          onPress={() => setDialog({ kind: 'move', keys, subject: `${keys.length} 篇` })}
        >
          移动到
        </Button>
        <Button size="sm" tone="danger" onPress={() => act(deeds.remove(keys))}>
          删除
        </Button>
      </BulkBar>
      {dialog && (
        <EntryDialogs
          dialog={dialog}
          dir={dir}
          rootName={rootName}
          folders={folders}
          deeds={deeds}
          onClose={() => {
            setDialog(undefined)
            none()
          }}
        />
      )}
    </FileBoard>
  )
}

const hrefOfDir = (id: number | undefined) => diskHref('article', { dir: id })

const hrefOf = (entry: NoteEntry) => (entry.kind === 'folder' ? hrefOfDir(entry.folder.id) : noteHref(entry.article.id))

/** A page of a folder: its folders stand before its articles, on the first page. Words look into all folders. */
function useNotes({ dir, keywords, page }: Looked, nodes: readonly DirNode[], hrefFor: (page: number) => string) {
  const call = useCall()
  const input = { pageIndex: page, pageSize: diskPageSize, ...(dir !== undefined && { dirId: dir }) }
  const asked = notesOf(call, { ...input, ...(keywords && { keywords }) })
  const found = useQuery({ ...asked, placeholderData: keepPreviousData })
  const isOther = useLastPage(found, page, hrefFor)
  const shown = shownOf(found)
  return useMemo(() => {
    if (shown === 'loading' || !('data' in shown)) return shown
    if (isOther) return 'loading'
    const inside = dir === undefined ? nodes : (wayTo(nodes, dir).at(-1)?.children ?? [])
    const articles = shown.data.map((article) => ({ kind: 'article' as const, article }))
    const folders = keywords || page > 1 ? [] : inside
    return behindFolders<NoteEntry>(folders, { data: articles, totalRecord: shown.totalRecord })
  }, [shown, nodes, dir, keywords, page, isOther])
}

function Empty({ keywords }: { keywords: string | undefined }) {
  const place = usePlace()
  if (keywords) return <EmptyState title={`没有标题或正文含“${keywords}”的文章`} why="换一个词，或到文件夹里找。" />
  return (
    <EmptyState
      title="还没有存过文章"
      why="读到好文章时点“存到云盘”，留一份自己的副本；也可以写自己的笔记。"
      action={
        <LinkButton tone="primary" href={place(newsPlace())}>
          去看资讯
        </LinkButton>
      }
    />
  )
}
