import { useQuery } from '@tanstack/react-query'
import { bomList } from '@xinpu/sdk/demand'
import { query } from '@xinpu/sdk/query'
import { Button, Menu } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { bomPlace } from '../demand/bom-params.ts'

/** The saved lists of parts, of which one gathers its datasheets in a folder. */
export function BomMenu({ onChoose }: { onChoose: (bomId: number) => void }) {
  const place = usePlace()
  const saved = useQuery(query(useCall(), bomList, { pageSize: 20 }))
  const lists = saved.data?.data ?? []

  return (
    <Menu
      trigger={<Button isPending={saved.isPending}>从 BOM 取资料</Button>}
      placement="bottom end"
      onAction={(id) => onChoose(Number(id))}
      items={[
        ...lists.map(({ id, name, lineCount }) => ({ id: String(id), label: name, aside: `${lineCount} 行` })),
        ...(lists.length > 0 ? (['rule'] as const) : []),
        { id: 'new', label: lists.length > 0 ? '导入一份新的 BOM' : '还没有 BOM，去导入一份', href: place(bomPlace()) },
      ]}
    />
  )
}
