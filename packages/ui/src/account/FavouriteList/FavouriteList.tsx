import type { FavourTag, RecentViewRecord } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { BulkBar } from '../../primitives/BulkBar/BulkBar.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { LinkTabs } from '../../primitives/Tabs/LinkTabs.tsx'
import { rowsOf, type Listed, type Paging } from '../../primitives/ListRegion/listed.ts'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import { kindTabs, recordKinds, type RecordKind } from '../record-kinds.ts'
import { Root } from '../rows.styles.ts'
import { useChosen } from '../use-chosen.ts'
import { usePending } from '../use-pending.ts'
import { FavouriteRows } from './FavouriteRows.tsx'
import { FavouriteTools } from './FavouriteTools.tsx'
import { TagDialog } from './TagDialog.tsx'

export interface FavouriteListProps {
  /** One page of what is kept of the kind, in whatever state it is. */
  records: Listed<RecentViewRecord>
  /** The kind that is shown. */
  kind: RecordKind
  /** Where the other kinds are. */
  kindHref: (kind: RecordKind) => Href
  /**
   * The kinds that are open on the site; with one, there is nothing to choose.
   *
   * @default all four
   */
  kinds?: readonly RecordKind[]
  /** How many are kept of each kind, where that is known. */
  counts?: Partial<Record<RecordKind, number>>
  /** The tags on favourites of this kind. */
  tags: readonly FavourTag[]
  /** The tag that narrows the list. */
  tag?: string
  /** Where the list with one tag is, or with any. */
  tagHref: (tag?: string) => Href
  /** The words that narrow the list. */
  keywords: string
  /** Other words were asked for. */
  onSearch: (keywords: string) => void
  /** Where a favourite leads. */
  hrefOf: (record: RecentViewRecord) => Href
  /** Gives up some; the owner offers to undo it, and gives the list that is left. */
  onRemove: (ids: number[]) => Promise<unknown>
  /** Replaces the tags of one; rejects with the server's word. */
  setTags: (record: RecentViewRecord, tags: string[]) => Promise<unknown>
  /** Where to find something to keep; without it, no way is offered. */
  start?: Href
  /** The present moment. */
  now: Date
  paging: Paging
}

/** What a person keeps: datasheets, articles, agents, demands, with words of their own on them. */
export function FavouriteList(props: FavouriteListProps) {
  const { records, kind, kindHref, kinds, counts, tags, paging, onRemove, setTags } = props
  const chosen = useChosen(rowsOf(records))
  const { pending, refusal, run } = usePending('没有取消收藏，请再试一次')
  const [tagged, setTagged] = useState<RecentViewRecord>()
  const [isTagging, setTagging] = useState(false)
  const remove = (ids: number[]) => void run(ids, () => onRemove(ids))

  return (
    <Root>
      {kinds?.length !== 1 && <LinkTabs label="收藏类型" items={kindTabs(kindHref, counts, kinds)} current={kind} />}
      <FavouriteTools {...props} />
      {refusal && <Alert tone="danger" title={refusal} />}
      <ListRegion list={records} paging={paging} empty={<Nothing {...props} />}>
        {(rows) => (
          <FavouriteRows
            {...props}
            rows={rows}
            chosen={chosen}
            pending={pending}
            onTag={(record) => {
              setTagged(record)
              setTagging(true)
            }}
            onRemove={remove}
          />
        )}
      </ListRegion>
      <BulkBar count={chosen.ids.length} onClear={chosen.clear}>
        <Button size="sm" onPress={() => remove(chosen.ids)}>
          取消收藏
        </Button>
      </BulkBar>
      {tagged && (
        <TagDialog
          key={tagged.id}
          record={tagged}
          known={tags}
          isOpen={isTagging}
          onOpenChange={setTagging}
          setTags={setTags}
        />
      )}
    </Root>
  )
}

function Nothing({ kind, keywords, tag, kindHref, start }: FavouriteListProps) {
  const { label, way } = recordKinds[kind]
  if (keywords || tag)
    return <EmptyState title="没有符合的收藏" action={<LinkButton href={kindHref(kind)}>查看全部{label}</LinkButton>} />

  return (
    <EmptyState
      title={`还没有收藏${label}`}
      why="在列表和详情页按“收藏”，就会留在这里，还可以加上自己的标签。"
      action={
        start && (
          <LinkButton tone="primary" href={start}>
            {way}
          </LinkButton>
        )
      }
    />
  )
}
