import type { NavItem, Navigation } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Switch } from '../../primitives/Switch/Switch.tsx'
import { TabPanels } from '../../primitives/Tabs/TabPanels.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { OpensIn } from '../nav-config.ts'
import type { NavList } from '../SiteHeader/nav-lists.ts'
import { AddSite } from './AddSite.tsx'
import { countOf } from './nav-draft.ts'
import { SiteLines } from './SiteLines.tsx'
import * as S from './NavCustomDialog.styles.ts'
import { useNavDraft } from './useNavDraft.ts'

/** Looks for sites whose names begin like what is typed; what fails is not told. */
export type SuggestSites = (list: NavList, text: string, signal: AbortSignal) => Promise<readonly NavItem[]>

export interface NavCustomDialogProps {
  /** Whether it is open. */
  isOpen: boolean
  /** It was opened or closed; closing without 保存 forgets the changes. */
  onOpenChange: (isOpen: boolean) => void
  /** The lists as they are now; see `useNavConfig`. */
  value: Navigation
  /** The lists of the site, for 恢复默认. */
  defaults: Navigation
  /**
   * Where sites open now.
   *
   * @default 'newTab'
   */
  opensIn?: OpensIn
  /**
   * The list it opens on.
   *
   * @default 'common'
   */
  list?: NavList
  /** Suggests sites for a name; without it, nothing is suggested. */
  suggest?: SuggestSites
  /** Keeps the lists, and where sites open. */
  onSave: (value: Navigation, opensIn: OpensIn) => void
  /** Keeps nothing of one's own any more: 保存 after 恢复默认. */
  onReset: () => void
}

/** Puts together the three lists of other sites in the header. Any address can be kept; only those of the web open. */
export function NavCustomDialog(props: NavCustomDialogProps) {
  const form = useNavDraft(props)
  const [wasOpen, setWasOpen] = useState(props.isOpen)

  if (props.isOpen !== wasOpen) {
    setWasOpen(props.isOpen)
    if (props.isOpen) form.restart()
  }

  return (
    <Dialog
      title="自定义导航"
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      footer={
        <>
          <S.Reset>
            <Button tone="quiet" onPress={form.reset}>
              恢复默认
            </Button>
          </S.Reset>
          <Button tone="primary" onPress={form.save}>
            保存
          </Button>
        </>
      }
    >
      <TabPanels
        label="导航列表"
        current={form.list}
        onChange={(id) => form.turnTo(id as NavList)}
        items={tabs.map(({ list, label }) => ({
          id: list,
          label,
          count: countOf(form.draft[list]),
          content: <SiteLines label={label} lines={form.draft[list]} onChange={form.change} />,
        }))}
      />
      <AddSite key={form.list} form={form} suggest={props.suggest} />
      <Switch isSelected={form.opensIn === 'newTab'} onChange={(isOn) => form.openIn(isOn ? 'newTab' : 'sameTab')}>
        在新标签页打开
      </Switch>
      <VisuallyHidden role="status">{form.said}</VisuallyHidden>
    </Dialog>
  )
}

const tabs: readonly { list: NavList; label: string }[] = [
  { list: 'common', label: '常用' },
  { list: 'agent', label: '代理商' },
  { list: 'brand', label: '原厂' },
]

export type { NavList } from '../SiteHeader/nav-lists.ts'
