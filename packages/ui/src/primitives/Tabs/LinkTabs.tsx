import type { Href } from '../Link/Link.tsx'
import * as S from './LinkTabs.styles.ts'
import { TabText } from './TabText.tsx'

export interface LinkTab {
  id: string
  label: string
  /** How many things the tab holds. */
  count?: number
  href: Href
}

export interface LinkTabsProps {
  /** What the tabs part, for those who do not see them: ‘搜索范围’. */
  label: string
  items: readonly LinkTab[]
  /** The id of the tab that is shown. */
  current: string
}

/** Parts of one subject that are pages of their own; each is a link, so it can be opened in a new window. */
export function LinkTabs({ label, items, current }: LinkTabsProps) {
  return (
    <nav aria-label={label}>
      <S.LinkList>
        {items.map((item) => (
          <li key={item.id}>
            <S.TabLink href={item.href} aria-current={item.id === current ? 'page' : undefined}>
              <TabText {...item} />
            </S.TabLink>
          </li>
        ))}
      </S.LinkList>
    </nav>
  )
}
