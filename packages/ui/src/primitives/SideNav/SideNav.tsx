import { Menu as MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Drawer } from '../Drawer/Drawer.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { Href } from '../Link/Link.tsx'
import { NavGroups } from './NavGroups.tsx'
import * as S from './SideNav.styles.ts'

export interface SideNavItem {
  id: string
  label: string
  href: Href
  /** A drawing of 16 px before the label. */
  icon?: React.ReactNode
  /** How many things it holds, or how many wait there. */
  count?: number
}

export interface SideNavGroup {
  /** What the items have in common; the first group may go without. */
  label?: string
  items: readonly SideNavItem[]
}

export interface SideNavProps {
  /** What the menu is of: ‘用户中心’. */
  label: string
  groups: readonly SideNavGroup[]
  /** The id of the page that is shown. */
  current?: string
}

/** The menu of a room of the site, beside its pages; under 900 px one button that opens it in a drawer. */
export function SideNav({ label, groups, current }: SideNavProps) {
  const [isOpen, setOpen] = useState(false)
  const here = groups.flatMap(({ items }) => items).find(({ id }) => id === current)

  return (
    <>
      <S.Beside aria-label={label}>
        <NavGroups groups={groups} current={current} />
      </S.Beside>
      <S.Folded>
        <Button shape="block" aria-haspopup="dialog" onPress={() => setOpen(true)}>
          <Icon of={MenuIcon} />
          <span>{here ? `${label}：${here.label}` : label}</span>
        </Button>
      </S.Folded>
      <Drawer title={label} side="left" isOpen={isOpen} onOpenChange={setOpen}>
        <nav aria-label={label}>
          <NavGroups groups={groups} current={current} onGo={() => setOpen(false)} />
        </nav>
      </Drawer>
    </>
  )
}
