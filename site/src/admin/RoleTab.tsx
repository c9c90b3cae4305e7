import { useQuery } from '@tanstack/react-query'
import { roleList, roleSet } from '@xinpu/sdk/admin'
import { query } from '@xinpu/sdk/query'
import { toast } from '@xinpu/ui/primitives'
import { RoleTable } from '@xinpu/ui/review'
import { useCall, useVisit } from '../app/api.ts'
import { listOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'

/** Who works at the desk, and in which roles. */
export function RoleTab() {
  const call = useCall()
  const visit = useVisit()
  const act = useAct()
  const people = useQuery(query(call, roleList, {}))

  return (
    <RoleTable
      items={listOf(people)}
      onSet={(id, roles) => act(roleSet, { id, roles }, () => toast.success('岗位已保存，对方下一次操作起生效'))}
      now={new Date(visit.now)}
    />
  )
}
