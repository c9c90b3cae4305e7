import { useQuery } from '@tanstack/react-query'
import { bomList } from '@xinpu/sdk/demand'
import { query } from '@xinpu/sdk/query'
import { SideNav } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { usePlace } from '../app/use-place.ts'
import { bomPlace } from './bom-params.ts'
import { createPlace, hallPlace } from './places.ts'

/** The lists that were saved before, and other ways to ask for parts. */
export function BomAside() {
  const call = useCall()
  const place = usePlace()
  const { data: who } = useQuery(me(call))
  const { data: saved } = useQuery({ ...query(call, bomList, { pageSize: 10 }), enabled: !!who })
  const lists = (saved?.data ?? []).map(({ id, name, boards, lineCount }) => ({
    id: `bom ${id}`,
    label: name,
    href: place(bomPlace({ bom: id, boards })),
    count: lineCount,
  }))
  return (
    <SideNav
      label="已存的 BOM 和其他入口"
      groups={[
        ...(lists.length > 0 ? [{ label: '已存的 BOM', items: lists }] : []),
        {
          label: '也可以',
          items: [
            { id: 'create', label: '写几行，直接发布求购', href: place(createPlace({ type: '1' })) },
            { id: 'hall', label: '看别人在求什么', href: place(hallPlace(1)) },
          ],
        },
      ]}
    />
  )
}
