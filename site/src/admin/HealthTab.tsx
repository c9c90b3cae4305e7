import { useQuery } from '@tanstack/react-query'
import { runningHealth } from '@xinpu/sdk/admin'
import { query } from '@xinpu/sdk/query'
import { HealthList } from '@xinpu/ui/review'
import { useCall } from '../app/api.ts'
import { listOf } from '../app/shown.ts'

/** How the server that answers is doing; looked at anew whenever the tab is opened. */
export function HealthTab() {
  const call = useCall()
  const health = useQuery({ ...query(call, runningHealth, {}), staleTime: 0 })
  return <HealthList lines={listOf(health)} />
}
