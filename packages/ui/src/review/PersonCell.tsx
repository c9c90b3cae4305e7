import type { UserBrief } from '@xinpu/sdk/types'
import { styled } from 'styled-components'
import { Avatar } from '../primitives/Avatar/Avatar.tsx'
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

const Root = styled.span`
  display: inline-flex;
  gap: ${token('space', 2)};
  align-items: center;
  min-width: 0;
  overflow-wrap: anywhere;
`
