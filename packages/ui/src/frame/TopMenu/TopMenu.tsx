import type { Href } from '../../primitives/Link/Link.tsx'
import type { Tab } from '../active-tab.ts'
import * as S from './TopMenu.styles.ts'

/** An item of the menu and where it leads. */
export interface TopMenuItem {
  tab: Tab
  /** Null while it is not open. */
  href: Href | null
}

export interface TopMenuProps {
  /** From left to right. */
  items: readonly TopMenuItem[]
  /** The lit one; see `activeTab`. */
  current?: Tab
  /**
   * One line in the header, or two columns in the drawer of a phone.
   *
   * @default 'line'
   */
  layout?: 'line' | 'grid'
  /** An item was chosen: a drawer may close. */
  onChoose?: () => void
}

/** The one line of navigation: the rooms of the site, the current one on a copper line. */
export function TopMenu({ items, current, layout = 'line', onChoose }: TopMenuProps) {
  return (
    <S.Root aria-label="主导航" $layout={layout}>
      {items.map(({ tab, href }) => (
        <S.Item
          key={tab}
          href={href}
          aria-current={tab === current ? 'page' : undefined}
          onClick={onChoose}
          $layout={layout}
        >
          {tab}
        </S.Item>
      ))}
    </S.Root>
  )
}
