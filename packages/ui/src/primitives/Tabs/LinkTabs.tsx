// chunk: tabs
import { useEffect, useRef } from 'react'
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
  const row = useRef<HTMLUListElement>(null)
  // Counts come late and make the row longer.
  const words = items.map(({ label: word, count }) => `${word}${count}`).join()
  useEffect(() => {
    if (row.current) bringIntoSight(row.current)
  }, [current, words])

  return (
    <nav aria-label={label}>
      <S.LinkList ref={row}>
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

/** On a narrow window the row is longer than it: what is shown stands in its middle. The page itself does not scroll. */
function bringIntoSight(row: HTMLElement): void {
  const tab = row.querySelector('[aria-current]')?.getBoundingClientRect()
  const { left, width } = row.getBoundingClientRect()
  if (tab) row.scrollLeft += tab.left + tab.width / 2 - left - width / 2
}
