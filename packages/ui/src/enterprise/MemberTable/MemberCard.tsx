import { formatPhone } from '@xinpu/sdk/format'
import type { EnterpriseMember } from '@xinpu/sdk/types'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { MemberState, Person } from './member-columns.tsx'
import { MemberActs, type OnAct } from './MemberActs.tsx'
import * as S from './MemberTable.styles.ts'

/** A member where there is no room for a row. */
export const MemberCard = ({ member, now, onAct }: { member: EnterpriseMember; now: Date; onAct?: OnAct }) => (
  <S.Card>
    <S.CardHead>
      <Person member={member} />
      <MemberState {...member} />
    </S.CardHead>
    <S.CardHead>
      <S.Mobile>{formatPhone(member.mobile)}</S.Mobile>
      <S.Quiet>
        <TimeText value={member.applyTime} now={now} />
      </S.Quiet>
    </S.CardHead>
    {onAct && <MemberActs member={member} onAct={onAct} />}
  </S.Card>
)
