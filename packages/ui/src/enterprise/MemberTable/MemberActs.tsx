import type { EnterpriseMember } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import { actsOn, type MemberAct } from './member-dialog.ts'
import * as S from './MemberTable.styles.ts'

export type OnAct = (act: MemberAct, member: EnterpriseMember) => void

const labels: Record<MemberAct, string> = { joined: '同意', refused: '拒绝', remove: '移除', transfer: '移交企业' }

/** What the creator can do about a member. */
export const MemberActs = ({ member, onAct }: { member: EnterpriseMember; onAct: OnAct }) => (
  <S.Acts>
    {actsOn(member).map((act) => (
      <Button
        key={act}
        size="sm"
        tone={act === 'remove' || act === 'refused' ? 'quiet' : 'plain'}
        aria-label={`${labels[act]} ${member.user.nickName}`}
        onPress={() => onAct(act, member)}
      >
        {labels[act]}
      </Button>
    ))}
  </S.Acts>
)
