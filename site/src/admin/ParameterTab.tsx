import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { parameterList, parameterSave } from '@xinpu/sdk/admin'
import { query } from '@xinpu/sdk/query'
import type { CategoryNode } from '@xinpu/sdk/types'
import { toast } from '@xinpu/ui/primitives'
import { ParameterDesk } from '@xinpu/ui/review'
import type { RoomProps } from '../account/CenterPage.tsx'
import { centerHref } from '../account/places.ts'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { categoryTree } from '../datasheet/queries.ts'

/** How lists show the parameters of the category that the address names. */
export function ParameterTab({ search: { id } }: RoomProps) {
  const call = useCall()
  const act = useAct()
  const navigate = useNavigate()
  const { data: categories = [] } = useQuery(categoryTree(call))
  const parameters = useQuery({ ...query(call, parameterList, { categoryId: id ?? 0 }), enabled: id !== undefined })

  return (
    <ParameterDesk
      categories={categories}
      chosen={wayTo(categories, id)}
      onChoose={(other) => void navigate({ href: centerHref({ type: 99, tab: 'parameters', id: other }) })}
      parameters={id === undefined ? undefined : shownOf(parameters)}
      onSave={async (rows) => {
        await act(parameterSave, { categoryId: id ?? 0, parameters: [...rows] }, () =>
          toast.success(rows.length === 0 ? '已恢复目录的顺序' : '已保存，列表和筛选立刻生效'),
        )
      }}
    />
  )
}

/** A category with the one above it; nothing where there is no such category. */
function wayTo(categories: readonly CategoryNode[], id: number | undefined) {
  const above = categories.find((node) => node.id === id || node.children.some((child) => child.id === id))
  const below = above?.children.find((child) => child.id === id)
  return [above, below].filter((node) => node !== undefined)
}
