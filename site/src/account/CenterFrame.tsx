import { useQuery } from '@tanstack/react-query'
import { LoginGate, UserCenterNav } from '@xinpu/ui/account'
import { UserCenterLayout } from '@xinpu/ui/layout'
import { useEffect } from 'react'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { settings } from '../app/settings.ts'
import { hrefOfRoom, menuOf, roomOf } from './center-menu.ts'
import { useLogin } from './LoginContainer.tsx'
import { identity } from './queries.ts'
import { registerHref } from './places.ts'

export interface CenterFrameProps {
  /** The number of the room that is shown. */
  type: number
  children: React.ReactNode
}

/** The room of those who review, whose queue stands beside what they look at. */
const desk = 99

/** The menu of the user centre beside a room; a visitor is told what it is for and can log in on the spot. */
export function CenterFrame({ type, children }: CenterFrameProps) {
  const call = useCall()
  const { data: who } = useQuery(me(call))
  const { data: roles } = useQuery({ ...identity(call), enabled: Boolean(who) })
  const items = menuOf(roles).map(({ label, rooms }) => ({
    label,
    items: rooms.map((room) => ({ type: room.type, label: room.label, href: hrefOfRoom(room) })),
  }))

  return (
    <UserCenterLayout
      nav={<UserCenterNav groups={items} current={roomOf(type).within ?? type} />}
      title={roomOf(type).label}
      layout={type === desk ? 'index' : 'userCenter'}
    >
      {who ? children : <Gate label={roomOf(type).label} />}
    </UserCenterLayout>
  )
}

/** Where the dialog opens by itself, once a page; it can be closed and read around. */
function Gate({ label }: { label: string }) {
  const { openLogin } = useLogin()
  useEffect(() => openLogin({ autoOpened: true }), [openLogin])

  return (
    <LoginGate
      level={2}
      title={`登录后查看${label}`}
      why="收藏、浏览历史、消息和企业认证都跟着账号走，换台电脑也在。"
      onLogin={() => openLogin()}
      registerHref={registerHref}
      alternative={{ label: '先去搜索数据手册', href: settings.rootPage }}
    />
  )
}
