import { Tabs } from 'react-aria-components'
import * as S from './TabPanels.styles.ts'
import { TabText } from './TabText.tsx'

export interface TabPanelItem {
  id: string
  label: string
  /** How many things the tab holds. */
  count?: number
  content: React.ReactNode
}

export interface TabPanelsProps {
  /** What the tabs part, for those who do not see them. */
  label: string
  items: readonly TabPanelItem[]
  /** The id of the tab shown first; the first one unless said. */
  defaultCurrent?: string
  /** The id of the tab that is shown, when the owner keeps it. */
  current?: string
  /** Another tab was chosen. */
  onChange?: (id: string) => void
}

/** Parts of one subject on one page; arrows move between them. */
export function TabPanels({ label, items, current, defaultCurrent, onChange }: TabPanelsProps) {
  return (
    <Tabs
      selectedKey={current}
      defaultSelectedKey={defaultCurrent}
      onSelectionChange={(key) => onChange?.(String(key))}
    >
      <S.TabList aria-label={label}>
        {items.map((item) => (
          <S.Tab key={item.id} id={item.id}>
            <TabText {...item} />
          </S.Tab>
        ))}
      </S.TabList>
      {items.map((item) => (
        <S.Panel key={item.id} id={item.id}>
          {item.content}
        </S.Panel>
      ))}
    </Tabs>
  )
}
