import { savedSearchSceneLabels } from '@xinpu/sdk/labels'
import type { SavedSearch } from '@xinpu/sdk/types'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { Switch } from '../../primitives/Switch/Switch.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import * as R from '../rows.styles.ts'
import { usePending } from '../use-pending.ts'
import { RecentTerms } from './RecentTerms.tsx'
import * as S from './SearchList.styles.ts'

export interface SearchListProps {
  /** One page of the searches that are kept, in whatever state it is. */
  kept: Listed<SavedSearch>
  /** What this device searched, the newest first. */
  recent: readonly string[]
  /** Where a kept search is run. */
  hrefOf: (search: SavedSearch) => Href
  /** A kept search is looked at: what was new to it no longer is. */
  onOpen: (search: SavedSearch) => void
  /** Where words are searched. */
  termHref: (term: string) => Href
  /** Gives up some after it was confirmed; rejects with the server's word. */
  onRemove: (ids: number[]) => Promise<unknown>
  /** Tells of new hits from now on, or no more; rejects with the server's word. */
  onNotify: (search: SavedSearch, isOn: boolean) => Promise<unknown>
  /** Forgets one word that this device searched. */
  onForget: (term: string) => void
  /** Forgets all of them. */
  onClear: () => void
  /** Where to search something worth keeping; without it, no way is offered. */
  start?: Href
  /** The present moment. */
  now: Date
  paging: Paging
}

/** Searches that a person keeps, with whether to be told of new hits; and those of this device. */
export function SearchList(props: SearchListProps) {
  const { kept, recent, onRemove, paging, start } = props
  const [asked, setAsked] = useState<SavedSearch>()
  const [isAsking, setAsking] = useState(false)
  const { pending, refusal, run } = usePending('没有改好，请再试一次')

  return (
    <S.Root>
      <Section title="保存的搜索">
        {refusal && <Alert tone="danger" title={refusal} />}
        <ListRegion list={kept} paging={paging} empty={<Nothing start={start} />}>
          {(rows) => (
            <R.List aria-label="保存的搜索">
              {rows.map((search) => (
                <Row
                  key={search.id}
                  {...props}
                  search={search}
                  isPending={pending.has(search.id)}
                  onNotify={(_, isOn) => run([search.id], () => props.onNotify(search, isOn))}
                  onAsk={() => {
                    setAsked(search)
                    setAsking(true)
                  }}
                />
              ))}
            </R.List>
          )}
        </ListRegion>
      </Section>
      {recent.length > 0 && <RecentTerms {...props} />}
      <ConfirmDialog
        title={`删除“${asked?.name}”`}
        verb="删除这个搜索"
        isOpen={isAsking}
        onOpenChange={setAsking}
        confirm={() => asked && onRemove([asked.id])}
      >
        不再保存，也不再有新结果的提醒。
      </ConfirmDialog>
    </S.Root>
  )
}

/** From here on, new hits are only many. */
const many = 100

interface RowProps extends SearchListProps {
  search: SavedSearch
  isPending: boolean
  onAsk: () => void
}

function Row({ search, hrefOf, onOpen, now, isPending, onNotify, onAsk }: RowProps) {
  const { name, scene, newCount, notify, createTime } = search

  return (
    <R.Row>
      <R.What>
        <R.Name>
          <Link tone="plain" href={hrefOf(search)} onPress={() => onOpen(search)}>
            {name}
          </Link>
          {newCount > 0 && <Tag tone="accent">{newCount < many ? newCount : `${many - 1}+`} 条新结果</Tag>}
        </R.Name>
        <R.Facts>
          <span>{savedSearchSceneLabels[scene]}</span>
          <span>
            保存于 <TimeText value={createTime} now={now} />
          </span>
        </R.Facts>
      </R.What>
      <R.Ways>
        <S.Notify>
          <Switch
            isSelected={notify}
            isDisabled={isPending}
            aria-label={`${name} 有新结果时提醒`}
            onChange={(isOn) => void onNotify(search, isOn)}
          >
            有新结果时提醒
          </Switch>
        </S.Notify>
        <Button size="sm" tone="quiet" shape="icon" aria-label={`删除 ${name}`} onPress={onAsk}>
          <Icon of={Trash2} />
        </Button>
      </R.Ways>
    </R.Row>
  )
}

const Nothing = ({ start }: Pick<SearchListProps, 'start'>) => (
  <EmptyState
    title="还没有保存搜索"
    why="在搜索结果页按“保存搜索”，有新的型号、资料或供求时会提醒您。"
    action={
      start && (
        <LinkButton tone="primary" href={start}>
          去搜索
        </LinkButton>
      )
    }
  />
)
