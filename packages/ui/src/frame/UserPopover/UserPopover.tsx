import { ChevronDown, ChevronRight, LogOut, Mail } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { HoverCard } from '../../primitives/HoverCard/HoverCard.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { UserAvatar } from '../UserAvatar/UserAvatar.tsx'
import { waysOf, type FrameUser, type UserPlaces } from './user-ways.tsx'
import * as S from './UserPopover.styles.ts'

export interface UserPopoverProps {
  /** Who is logged in. */
  user: FrameUser
  /** Where its lines lead. */
  places: UserPlaces
  /** Opens the messages in a tab of their own. */
  onMessages?: () => void
  /** Ends the session. */
  onLogout: () => void
}

/** Everything of one's own behind one's face: hover, press or Enter opens it, Esc closes it. */
export function UserPopover({ user, places, onMessages, onLogout }: UserPopoverProps) {
  const [turn, setTurn] = useState(0)
  /** The card has no handle to close it: a new one is closed. */
  const close = () => setTurn(turn + 1)

  return (
    <HoverCard key={turn} label="我的" placement="bottom-end" trigger={<Face user={user} />}>
      <S.Card>
        <S.Person>
          <UserAvatar name={user.name} src={user.avatar} size="lg" />
          <div>
            <b>{user.name}</b>
            {user.mobile && <S.Mobile>{user.mobile}</S.Mobile>}
          </div>
        </S.Person>
        {onMessages && (
          <Messages
            unread={user.unread}
            onPress={() => {
              close()
              onMessages()
            }}
          />
        )}
        {user.enterpriseStatus === null && places.certification && (
          <S.Certify href={places.certification} onClick={close}>
            完成企业认证，解锁发布与联系
            <Icon of={ChevronRight} />
          </S.Certify>
        )}
        <S.Lines>
          {waysOf(user, places).map(({ label, icon, href }) => (
            <S.Way key={label} href={href} onClick={close}>
              {icon}
              {label}
            </S.Way>
          ))}
          <S.Rule />
          <S.Line
            onPress={() => {
              close()
              onLogout()
            }}
          >
            <Icon of={LogOut} />
            退出登录
          </S.Line>
        </S.Lines>
      </S.Card>
    </HoverCard>
  )
}

const Face = ({ user }: { user: FrameUser }) => (
  <S.Face>
    <S.Portrait>
      <UserAvatar name={user.name} src={user.avatar} />
      <Badge count={user.unread} label="条未读" />
    </S.Portrait>
    <S.Name>{user.name}</S.Name>
    <Icon of={ChevronDown} size={12} />
  </S.Face>
)

const Messages = ({ unread, onPress }: { unread: number; onPress: () => void }) => (
  <S.Lines>
    <S.Line onPress={onPress}>
      <Icon of={Mail} />
      消息
      <S.End>
        <Badge count={unread} label="条未读" />
      </S.End>
    </S.Line>
  </S.Lines>
)
