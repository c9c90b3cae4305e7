import { useQuery } from '@tanstack/react-query'
import { deviceList, deviceRevoke, registerChangePassword } from '@xinpu/sdk/account'
import { query } from '@xinpu/sdk/query'
import { DeviceList, PasswordForm, type PasswordChange } from '@xinpu/ui/account'
import { LinkTabs, toast } from '@xinpu/ui/primitives'
import { me } from '../app/queries.ts'
import { useAct } from '../app/use-act.ts'
import { useCall, useVisit } from '../app/api.ts'
import { BindingTab } from './BindingTab.tsx'
import { oneIn } from './center-search.ts'
import type { RoomProps } from './CenterPage.tsx'
import { PreferenceTab } from './PreferenceTab.tsx'
import { Region } from './Region.tsx'
import { useOwnerProof } from './use-owner-proof.tsx'
import { centerHref } from './places.ts'

const tabs = [
  { id: 'bind', label: '账号绑定', Panel: BindingTab },
  { id: 'security', label: '登录密码', Panel: SecurityTab },
  { id: 'sessions', label: '登录设备', Panel: DeviceTab },
  { id: 'prefs', label: '偏好与数据', Panel: PreferenceTab },
] as const

/** R101: ways in, password, devices, and what this account and this device remember. */
export function AccountSettings({ search }: RoomProps) {
  const current = oneIn(['bind', 'security', 'sessions', 'prefs'], search.tab)
  const { Panel } = tabs.find(({ id }) => id === current) ?? tabs[0]

  return (
    <>
      <LinkTabs
        label="账户设置"
        current={current}
        items={tabs.map(({ id, label }) => ({ id, label, href: centerHref({ type: 7, tab: id }) }))}
      />
      <Panel />
    </>
  )
}

/** Where the person is logged in, and how to end it. */
function DeviceTab() {
  const call = useCall()
  const visit = useVisit()
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

/** Sets or replaces the password; every other device is logged out by it. */
function SecurityTab() {
  const call = useCall()
  const act = useAct()
  const { data: who } = useQuery(me(call))
  const { ask, dialog } = useOwnerProof()

  async function change({ old, next }: PasswordChange) {
    const { hashPassword } = await import('@xinpu/sdk/password')
    const proof = old === undefined ? await ask() : undefined
    if (old === undefined && proof === undefined) throw new Error('没有验证身份，密码没有设置')
    await act(
      registerChangePassword,
      {
        pwd: hashPassword(next),
        ...(old !== undefined && { oldPwd: hashPassword(old) }),
        ...(proof !== undefined && { proof }),
      },
      () => toast.success('密码已更新，其他设备已退出'),
    )
  }

  return (
    who && (
      <>
        <PasswordForm hasPassword={who.hasPassword} change={change} />
        {dialog}
      </>
    )
  )
}
