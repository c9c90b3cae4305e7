import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { Drawer } from '../../primitives/Drawer/Drawer.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { pageIn } from '../../primitives/ListRegion/listed.ts'
import { Switch } from '../../primitives/Switch/Switch.tsx'
import { TabPanels } from '../../primitives/Tabs/TabPanels.tsx'
import { RecentPanel } from './RecentPanel.tsx'
import { recentTabs, type RecentPages, type RecentPlaces, type RecentTab } from './recent-tabs.ts'
import * as S from './RecentViewsDrawer.styles.ts'

export type { RecentPages, RecentPlaces, RecentTab } from './recent-tabs.ts'

export interface RecentViewsDrawerProps {
  /** Whether it is open. */
  isOpen: boolean
  /** It was opened or closed. */
  onOpenChange: (isOpen: boolean) => void
  /** What each tab holds: loading, a page (the pages so far as one), or what went wrong. */
  pages: RecentPages
  /** The tab that is shown. */
  current: RecentTab
  /** Another tab was chosen: a good moment to fetch what it shows. */
  onTab: (tab: RecentTab) => void
  /** Where records lead. */
  places: RecentPlaces
  /** Where to begin when a tab is empty; without a place, no way is offered. */
  starts?: Partial<Record<RecentTab, Href>>
  /** The present moment, for ‘3小时前’ and 今天. */
  now: Date
  /** Nobody is logged in: records are those of this device, and this leads to the login. */
  onLogin?: () => void
  /** Fetches the next page of the tab; without it nothing more is offered. */
  onMore?: (tab: RecentTab) => Promise<unknown>
  /** Forgets some records; without it nothing can be chosen. Agents carry no record that could be forgotten. */
  onRemove?: (tab: Exclude<RecentTab, 'agent'>, ids: readonly number[]) => void
  /** Forgets everything of the tab; rejects with the server's word. */
  onClear?: (tab: RecentTab) => Promise<unknown>
  /** Whether views are recorded, and how to stop and go on; without it there is no switch. */
  pause?: { isPaused: boolean; onChange: (isPaused: boolean) => void }
}

/** What was looked at before, from the right edge: demands, agents, datasheets, articles. */
export function RecentViewsDrawer(props: RecentViewsDrawerProps) {
  const { isOpen, onOpenChange, pages, current, onTab, onRemove } = props
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const tab = current === 'agent' ? undefined : current
  const forget = () => {
    if (tab) onRemove?.(tab, [...chosen])
    setChosen(new Set())
  }

  return (
    <Drawer
      title="最近浏览"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={chosen.size > 0 && <Chosen count={chosen.size} onForget={forget} onGiveUp={() => setChosen(new Set())} />}
    >
      <S.Root>
        <TabPanels
          label="浏览记录"
          current={current}
          onChange={(id) => {
            setChosen(new Set())
            onTab(id as RecentTab)
          }}
          items={recentTabs.map(({ id, label }) => ({
            id,
            label,
            count: pageIn<unknown>(pages[id])?.totalRecord || undefined,
            content: (
              <>
                <Tools {...props} tab={id} label={label} />
                <RecentPanel {...props} tab={id} chosen={chosen} onChoose={onRemove && setChosen} />
              </>
            ),
          }))}
        />
      </S.Root>
    </Drawer>
  )
}

interface ToolsProps extends RecentViewsDrawerProps {
  tab: RecentTab
  label: string
}

/** Stop recording, and begin anew; for visitors, that their records stay on this device. */
function Tools({ tab, label, pages, pause, onClear, onLogin }: ToolsProps) {
  const [isAsking, setAsking] = useState(false)
  const total = pageIn<unknown>(pages[tab])?.totalRecord ?? 0
  const canClear = onClear !== undefined && total > 0
  if (!pause && !canClear && !onLogin) return null

  return (
    <>
      {onLogin && (
        <S.Note>
          <span>未登录，记录只存在本机</span>
          <S.NoteWay onPress={onLogin}>登录后同步</S.NoteWay>
        </S.Note>
      )}
      {(pause || canClear) && (
        <S.Tools>
          {pause && (
            <Switch isSelected={pause.isPaused} onChange={pause.onChange}>
              暂停记录
            </Switch>
          )}
          {canClear && (
            <S.Clear>
              <Button tone="quiet" size="sm" onPress={() => setAsking(true)}>
                清空
              </Button>
            </S.Clear>
          )}
        </S.Tools>
      )}
      {onClear && (
        <ConfirmDialog
          title={`清空${label}的浏览记录`}
          verb="清空"
          isOpen={isAsking}
          onOpenChange={setAsking}
          confirm={() => onClear(tab)}
        >
          {total} 条记录将被删除，不能恢复。
        </ConfirmDialog>
      )}
    </>
  )
}

const Chosen = ({ count, onForget, onGiveUp }: { count: number; onForget: () => void; onGiveUp: () => void }) => (
  <S.Chosen>
    <span role="status">
      已选 <b>{count}</b> 条
    </span>
    <S.Push>
      <Button tone="quiet" size="sm" onPress={onGiveUp}>
        取消选择
      </Button>
      <Button tone="danger" size="sm" onPress={onForget}>
        删除
      </Button>
    </S.Push>
  </S.Chosen>
)
