import type { AuditItem } from '@xinpu/sdk/types'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { checkOf } from './audit-checks.ts'
import * as S from './AuditDesk.styles.ts'
import type { Audit } from './useAudit.ts'

interface DecisionProps {
  item: AuditItem
  audit: Audit
  /** Where the reason is written. */
  reasonRef: React.Ref<HTMLTextAreaElement>
}

/** What is said to the person, and the two answers. */
export function Decision({ item, audit, reasonRef }: DecisionProps) {
  const { progress, reasons, remark } = audit
  const fault = progress.step === 'open' ? progress.fault : undefined
  const sending = progress.step === 'sending' ? progress.act : undefined
  const isUnreasoned = fault?.about === 'reject' && remark.trim() === ''
  const checked = item.detail.filter((field) => checkOf(audit.checks, field).isChecked).length
  const labelOf = (name: string) => item.detail.find((field) => field.name === name)?.label ?? name

  return (
    <S.Decision>
      <TextArea
        label="审核意见"
        inputRef={reasonRef}
        onSubmit={() => void audit.reject()}
        value={remark}
        onChange={audit.setRemark}
        rows={3}
        maxLength={500}
        error={isUnreasoned ? fault?.message : undefined}
        help="驳回时必填，提交人会看到；通过时可作备注。"
      />
      {reasons.length > 0 && (
        <S.Reasons aria-label="驳回时一并告知的问题">
          {reasons.map(({ name, reason }) => (
            <li key={name}>
              {labelOf(name)}：{reason}
            </li>
          ))}
        </S.Reasons>
      )}
      {fault && !isUnreasoned && <Alert tone="danger" title={fault.message} />}
      <S.Answers>
        <S.Count role="status">
          已核对 {checked} / {item.detail.length} 项{reasons.length > 0 && `，${reasons.length} 项有问题`}
        </S.Count>
        <Button isPending={sending === 'reject'} isDisabled={sending === 'pass'} onPress={() => void audit.reject()}>
          驳回
        </Button>
        <Button
          tone="primary"
          isPending={sending === 'pass'}
          isDisabled={sending === 'reject'}
          onPress={() => void audit.pass()}
        >
          通过
        </Button>
      </S.Answers>
    </S.Decision>
  )
}
