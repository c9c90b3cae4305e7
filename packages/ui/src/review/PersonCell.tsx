import { formatPhone } from '@xinpu/sdk/format'
import type { UserBrief } from '@xinpu/sdk/types'
import { styled } from 'styled-components'
import { Avatar } from '../primitives/Avatar/Avatar.tsx'
import { TimeText } from '../primitives/TimeText/TimeText.tsx'
import { token } from '../theme/index.ts'

/** A person in a row: the picture and the name. */
export const PersonCell = ({ user }: { user: Pick<UserBrief, 'avatar' | 'nickName'> | null }) =>
  user ? (
    <Root>
      <Avatar user={user} size="sm" />
      <span>{user.nickName}</span>
    </Root>
  ) : (
    <span>账号已注销</span>
  )

/** The number of a person in a row; empty where there is none. */
export const MobileCell = ({ mobile }: { mobile: string }) => (
  <Mobile>{mobile === '' ? '未绑定' : formatPhone(mobile).replace(/^\+86-/, '')}</Mobile>
)

/** When somebody was last here. */
export const LastCell = ({ lastTime, now }: { lastTime?: string | undefined; now: Date }) =>
  lastTime ? <TimeText value={lastTime} now={now} /> : <span>—</span>

const Mobile = styled.span`
  font-family: ${token('font', 'mono')};
`

const Root = styled.span`
  display: inline-flex;
  gap: ${token('space', 2)};
  align-items: center;
  min-width: 0;
  overflow-wrap: anywhere;
`
