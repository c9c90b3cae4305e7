import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { deviceList, deviceRevoke } from '@xinpu/sdk/account'
import { query } from '@xinpu/sdk/query'
import { DeviceList } from '@xinpu/ui/account'
import { toast } from '@xinpu/ui/primitives'
import { useAct } from '../app/use-act.ts'
import { Region } from './Region.tsx'

/** Where the person is logged in, and how to end it. */
export function DeviceTab() {
  const { call, visit } = useRouteContext({ from: '__root__' })
  const act = useAct()
  const devices = useQuery(query(call, deviceList, { pageSize: 50 }))

  async function revoke(ids?: number[]) {
    await act(deviceRevoke, ids ? { ids } : {}, () => toast.success(ids ? '该设备已退出' : '其他设备已全部退出'))
  }

  return (
    <Region of={devices}>
      {({ data }) => (
        <DeviceList devices={data} now={new Date(visit.now)} onRevoke={revoke} onRevokeOthers={() => revoke()} />
      )}
    </Region>
  )
}
