import type { UserBrief } from '@xinpu/sdk/types'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import * as S from './CircleCard.styles.ts'

/** The people of a circle, its founder first. */
export const MemberGrid = ({ members }: { members: readonly UserBrief[] }) => (
  <S.Members>
    {members.map((member) => (
      <li key={member.id}>
        <Avatar user={member} />
        <strong>{member.nickName}</strong>
      </li>
    ))}
  </S.Members>
)
