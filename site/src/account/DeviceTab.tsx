import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { deviceList, deviceRevoke } from '@xinpu/sdk/account'
import { invalidate, query } from '@xinpu/sdk/query'
import { DeviceList } from '@xinpu/ui/account'
import { toast } from '@xinpu/ui/primitives'
import { Region } from './Region.tsx'

/** Where the person is logged in, and how to end it. */
export function DeviceTab() {
  const { call, visit } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const devices = useQuery(query(call, deviceList, { pageSize: 50 }))

  async function revoke(ids?: number[]) {
    await call(deviceRevoke, ids ? { ids } : {})
    toast.success(ids ? '该设备已退出' : '其他设备已全部退出')
    await invalidate(queryClient, deviceRevoke)
  }

  return (
    <Region of={devices}>
      {({ data }) => (
        <DeviceList devices={data} now={new Date(visit.now)} onRevoke={revoke} onRevokeOthers={() => revoke()} />
      )}
    </Region>
  )
}
