import type { UserBrief } from '@xinpu/sdk/types'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { LinkTabs } from '../../primitives/Tabs/LinkTabs.tsx'
import * as S from './RegisterForm.styles.ts'

/** Whose account is made: a person's, or one of an enterprise. */
export type RegisterKind = 'personal' | 'enterprise'

export interface RegisterHeadProps {
  /** The code of an invitation: shown, not to be changed. */
  shareCode?: string
  /** Who invited. */
  inviter?: Pick<UserBrief, 'nickName' | 'avatar'>
  /** Where each kind of account is made; without places there is no choice. */
  kinds?: Record<RegisterKind, Href>
}

/** Whose account it is to be, and who invited. */
export const RegisterHead = ({ kind, kinds, ...invitation }: RegisterHeadProps & { kind: RegisterKind }) => (
  <>
    {kinds && (
      <LinkTabs
        label="注册方式"
        current={kind}
        items={[
          { id: 'personal', label: '个人注册', href: kinds.personal },
          { id: 'enterprise', label: '企业注册', href: kinds.enterprise },
        ]}
      />
    )}
    <Invitation {...invitation} />
  </>
)

function Invitation({ inviter, shareCode }: RegisterHeadProps) {
  if (!inviter && !shareCode) return null

  return (
    <S.Invite>
      {inviter && (
        <>
          <Avatar user={inviter} size="sm" />
          <span>{inviter.nickName} 邀请您加入</span>
        </>
      )}
      {shareCode && (
        <S.ShareCode>
          邀请码 <b>{shareCode}</b>
        </S.ShareCode>
      )}
    </S.Invite>
  )
}
