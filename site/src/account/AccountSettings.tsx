import { LinkTabs } from '@xinpu/ui/primitives'
import { BindingTab } from './BindingTab.tsx'
import { oneIn } from './center-search.ts'
import type { RoomProps } from './CenterPage.tsx'
import { DeviceTab } from './DeviceTab.tsx'
import { PreferenceTab } from './PreferenceTab.tsx'
import { SecurityTab } from './SecurityTab.tsx'

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
        items={tabs.map(({ id, label }) => ({ id, label, href: `/userCenter/accountSetting?type=7&tab=${id}` }))}
      />
      <Panel />
    </>
  )
}
