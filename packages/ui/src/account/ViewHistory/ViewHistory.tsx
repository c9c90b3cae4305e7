import type { AgentVO, RecentViewRecord } from '@xinpu/sdk/types'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { BulkBar } from '../../primitives/BulkBar/BulkBar.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { AgentRow } from '../../primitives/RecordRow/AgentRow.tsx'
import { LinkTabs } from '../../primitives/Tabs/LinkTabs.tsx'
import { rowsOf, type Listed, type Paging } from '../../primitives/ListRegion/listed.ts'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import { kindTabs, recordKinds, type RecordKind } from '../record-kinds.ts'
import { List, Root } from '../rows.styles.ts'
import { useChosen } from '../use-chosen.ts'
import { usePending } from '../use-pending.ts'
import { HistoryTools } from './HistoryTools.tsx'
import { ViewedDays } from './ViewedDays.tsx'

export interface ViewHistoryProps {
  /** One page of what was looked at of the kind, in whatever state it is. */
  records: Listed<RecentViewRecord>
  /** In place of `records` where the kind is `agent`: agents are told without their moment. */
  agents?: { list: Listed<AgentVO>; hrefOf: (agent: AgentVO) => Href }
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
  /** How many there are of each kind, where that is known. */
  counts?: Partial<Record<RecordKind, number>>
  /** Where a record leads. */
  hrefOf: (record: RecentViewRecord) => Href
  /** Whether views are not recorded for now. */
  isPaused: boolean
  onPause: (isPaused: boolean) => void
  /** Forgets some records; the owner gives the list that is left. */
  onRemove: (ids: number[]) => Promise<unknown>
  /** Forgets everything of the kind after it was confirmed; rejects with the server's word. */
  onClear: (kind: RecordKind) => Promise<unknown>
  /** Where to find something to look at; without it, no way is offered. */
  start?: Href
  /** The present moment, for 今天 and 昨天. */
  now: Date
  paging: Paging
}

/** What a person looked at, by days: can be forgotten, and recording stopped. */
export function ViewHistory(props: ViewHistoryProps) {
  const { records, agents, kind, kindHref, kinds, counts, paging, onRemove } = props
  const chosen = useChosen(kind === 'agent' ? [] : rowsOf(records))
  const { refusal, run } = usePending('没有删除，请再试一次')
  const empty = <Nothing {...props} />

  return (
    <Root>
      {kinds?.length !== 1 && <LinkTabs label="浏览类型" items={kindTabs(kindHref, counts, kinds)} current={kind} />}
      <HistoryTools {...props} />
      {refusal && <Alert tone="danger" title={refusal} />}
      {agents && kind === 'agent' ? (
        <ListRegion list={agents.list} paging={paging} empty={empty}>
          {(rows) => (
            <List aria-label="看过的代理商">
              {rows.map((agent) => (
                <AgentRow key={agent.id} agent={agent} href={agents.hrefOf(agent)} />
              ))}
            </List>
          )}
        </ListRegion>
      ) : (
        <ListRegion list={records} paging={paging} empty={empty}>
          {(rows) => <ViewedDays {...props} rows={rows} chosen={chosen} />}
        </ListRegion>
      )}
      <BulkBar count={chosen.ids.length} onClear={chosen.clear}>
        <Button size="sm" tone="danger" onPress={() => void run(chosen.ids, () => onRemove(chosen.ids))}>
          删除
        </Button>
      </BulkBar>
    </Root>
  )
}

function Nothing({ kind, start, isPaused }: ViewHistoryProps) {
  const { label, way } = recordKinds[kind]

  return (
    <EmptyState
      title={`还没有看过${label}`}
      why={isPaused ? '记录已暂停，看过的内容不会留在这里。' : '看过的内容会留在这里，最多保留 20 条。'}
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
