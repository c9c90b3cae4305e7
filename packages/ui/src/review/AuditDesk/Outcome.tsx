import type { AuditItem } from '@xinpu/sdk/types'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import type { Progress } from './useAudit.ts'

/** How it was decided: just now, by somebody else, or long ago. */
export function Outcome({ item, progress, now }: { item: AuditItem; progress: Progress; now: Date }) {
  if (progress.step === 'overtaken')
    return (
      <Alert tone="warn" title={progress.message}>
        您的决定没有生效，填写的原因没有发出。
      </Alert>
    )
  if (progress.step === 'done')
    return <Alert tone="ok" title={progress.act === 'pass' ? '已通过，提交人会收到消息' : '已驳回，原因已发给提交人'} />
  if (item.status === 'pending') return null

  return (
    <Alert
      tone={item.status === 'passed' ? 'ok' : 'danger'}
      title={`已由 ${item.auditor?.nickName ?? '审核员'} ${item.status === 'passed' ? '通过' : '驳回'}`}
    >
      {item.remark && <>{item.remark}　</>}
      {item.auditTime && <TimeText value={item.auditTime} now={now} mode="full" />}
    </Alert>
  )
}
