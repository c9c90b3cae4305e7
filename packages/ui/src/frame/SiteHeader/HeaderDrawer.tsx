import { Drawer } from '../../primitives/Drawer/Drawer.tsx'
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx'
import { TopMenu } from '../TopMenu/TopMenu.tsx'
import { Doors, Rooms, Sites, Tools, DrawerPerson } from './DrawerParts.tsx'
import * as S from './HeaderDrawer.styles.ts'
import type { SiteHeaderProps } from './SiteHeader.tsx'

interface HeaderDrawerProps extends SiteHeaderProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The whole frame for a small window: who is there, the rooms, the tools, other sites, the theme. */
export function HeaderDrawer({ isOpen, onOpenChange, ...props }: HeaderDrawerProps) {
  const leave = () => onOpenChange(false)
  const part = {
    ...props,
    leave,
    after: (act: () => void) => () => {
      leave()
      act()
    },
  }

  return (
    <Drawer title="菜单" isOpen={isOpen} onOpenChange={onOpenChange}>
      <S.Root>
        {props.user ? <DrawerPerson user={props.user} /> : <Doors {...part} />}
        <TopMenu items={props.menu} current={props.current} layout="grid" onChoose={leave} />
        <Tools {...part} />
        {props.user && <Rooms {...part} user={props.user} />}
        <Sites {...part} />
        {props.theme && (
          <S.Last>
            <ThemeSwitch {...props.theme} layout="text" />
          </S.Last>
        )}
      </S.Root>
    </Drawer>
  )
}
