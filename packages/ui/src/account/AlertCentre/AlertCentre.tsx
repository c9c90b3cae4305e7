import { alertKindLabels } from '@xinpu/sdk/labels'
import type { Alert, AlertKind } from '@xinpu/sdk/types'
import { Alert as News } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { Switch } from '../../primitives/Switch/Switch.tsx'
import { LinkTabs } from '../../primitives/Tabs/LinkTabs.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { rowsOf, type Listed, type Paging } from '../../primitives/ListRegion/listed.ts'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import { NewsRow } from '../NewsRow.tsx'
import { List, Root, Tools } from '../rows.styles.ts'
import { usePending } from '../use-pending.ts'

export interface AlertCentreProps {
  /** One page of alerts, in whatever state it is. */
  alerts: Listed<Alert>
  /** The kind that is shown; left out for all. */
  kind?: AlertKind
  /** Where the alerts of a kind are, or all of them. */
  kindHref: (kind?: AlertKind) => Href
  /** Where an alert leads; nowhere: it opens where it stands. */
  hrefOf: (alert: Alert) => Href | undefined
  /** Marks some as read; one that is opened too. */
  onRead: (ids: number[]) => Promise<unknown> | void
  /** Marks all of the kind as read, or all there are. */
  onReadAll: (kind?: AlertKind) => Promise<unknown>
  /** One thing to do about an alert, such as 续期; nothing for most. */
  actionOf?: (alert: Alert) => React.ReactNode
  /** Whether the kind that is shown is muted, and how that is changed; left out where it cannot be. */
  mute?: { isOn: boolean; onChange: (isOn: boolean) => Promise<unknown> }
  /** Where to ask for alerts: the searches that are kept; without it, no way is offered. */
  start?: Href
  /** The present moment. */
  now: Date
  paging: Paging
}

/** What a person wants to know in time: new hits, matches, revisions, and whatever comes to its end. */
export function AlertCentre(props: AlertCentreProps) {
  const { alerts, kind, kindHref, onReadAll, paging, start, mute } = props
  const { pending, refusal, run } = usePending('没有成功，请再试一次')
  const unread = rowsOf(alerts).filter(({ isRead }) => !isRead).length

  return (
    <Root>
      <LinkTabs label="提醒类型" items={tabsOf(kindHref)} current={kind ?? 'all'} />
      {unread > 0 && (
        <Tools>
          <span>本页 {unread} 条未读</span>
          <Button
            size="sm"
            isPending={pending.has(everything)}
            onPress={() => void run([everything], () => onReadAll(kind))}
          >
            全部标为已读
          </Button>
        </Tools>
      )}
      {kind && mute && (
        <Tools>
          <Switch isSelected={mute.isOn} onChange={(isOn) => void run([everything], () => mute.onChange(isOn))}>
            静音“{alertKindLabels[kind]}”
          </Switch>
          {mute.isOn && <span>不再产生这类提醒，已有的结果仍在原处</span>}
        </Tools>
      )}
      {refusal && <News tone="danger" title={refusal} />}
      <ListRegion list={alerts} paging={paging} empty={<Nothing kind={kind} start={start} />}>
        {(rows) => (
          <List aria-label="提醒">
            {rows.map((alert) => (
              <Row key={alert.id} {...props} alert={alert} />
            ))}
          </List>
        )}
      </ListRegion>
    </Root>
  )
}

/** The work that is of no single row. */
const everything = 0

const tabsOf = (hrefOf: AlertCentreProps['kindHref']) => [
  { id: 'all', label: '全部', href: hrefOf() },
  ...(Object.keys(alertKindLabels) as AlertKind[]).map((id) => ({ id, label: alertKindLabels[id], href: hrefOf(id) })),
]

const Row = ({ alert, hrefOf, onRead, actionOf, now }: AlertCentreProps & { alert: Alert }) => (
  <NewsRow
    title={alert.title}
    content={alert.content}
    isRead={alert.isRead}
    href={hrefOf(alert)}
    onRead={() => void onRead([alert.id])}
    actions={actionOf?.(alert)}
    facts={
      <>
        <span>{alertKindLabels[alert.kind]}</span>
        {alert.dueTime && (
          <Tag tone="warn">
            <TimeText value={alert.dueTime} now={now} mode="remaining" />
          </Tag>
        )}
        <TimeText value={alert.createTime} now={now} />
      </>
    }
  />
)

const Nothing = ({ kind, start }: Pick<AlertCentreProps, 'kind' | 'start'>) => (
  <EmptyState
    title={kind ? `没有“${alertKindLabels[kind]}”的提醒` : '没有提醒'}
    why="保存搜索、发布供求或收藏资料之后，有新结果、新版或快到期时会在这里提醒。"
    action={
      start && (
        <LinkButton tone="primary" href={start}>
          查看保存的搜索
        </LinkButton>
      )
    }
  />
)
