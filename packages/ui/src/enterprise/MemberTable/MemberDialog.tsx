import { memberAuditRules, ruled } from '@xinpu/sdk/rules'
import type { EnterpriseMember } from '@xinpu/sdk/types'
import { useState } from 'react'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { askOf, isAudit, type MemberAct } from './member-dialog.ts'
import type { MemberTableProps } from './MemberTable.tsx'
import * as S from './MemberTable.styles.ts'

interface MemberDialogProps extends Pick<MemberTableProps, 'onAudit' | 'onRemove' | 'onTransfer'> {
  act: MemberAct
  member: EnterpriseMember
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The question before something is done about a member. */
export function MemberDialog({ act, member, isOpen, onOpenChange, ...verbs }: MemberDialogProps) {
  const [remark, setRemark] = useState('')
  const { title, verb, consequence } = askOf[act](member.user.nickName)

  const turn = (isOpening: boolean) => {
    setRemark('')
    onOpenChange(isOpening)
  }
  const confirm = () => {
    if (isAudit(act)) return verbs.onAudit(member.id, act, remark.trim())
    return act === 'remove' ? verbs.onRemove(member.id) : verbs.onTransfer(member.user.id)
  }

  return (
    <ConfirmDialog
      title={title}
      verb={verb}
      tone={act === 'joined' ? 'plain' : 'danger'}
      isOpen={isOpen}
      onOpenChange={turn}
      confirm={confirm}
      failureOf={(error) => refusalOf(error, '没有成功，请再试一次')}
    >
      <S.Consequence>
        <span>{consequence}</span>
        {act === 'refused' && (
          <TextArea
            label="说明"
            value={remark}
            onChange={setRemark}
            rows={2}
            maxLength={ruled(memberAuditRules, 'remark').maxLength}
            placeholder="选填，对方会看到"
          />
        )}
      </S.Consequence>
    </ConfirmDialog>
  )
}
