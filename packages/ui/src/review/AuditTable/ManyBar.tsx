import { auditKindLabels } from '@xinpu/sdk/labels'
import type { AuditItem, AuditKind } from '@xinpu/sdk/types'
import { useState } from 'react'
import { BulkBar } from '../../primitives/BulkBar/BulkBar.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { pageIn, type Listed } from '../../primitives/ListRegion/listed.ts'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'

/** Decides on several of one kind, all or none; each rejects with the server's word. */
export interface AuditMany {
  passMany: (kind: AuditKind, ids: number[]) => Promise<unknown>
  rejectMany: (kind: AuditKind, ids: number[], reason: string) => Promise<unknown>
}

interface ManyBarProps extends AuditMany {
  kind: AuditKind
  items: Listed<AuditItem>
  selected: ReadonlySet<string>
  onClear: () => void
}

/** What can be done with several matters of one kind: it is asked once more, with their names. */
export function ManyBar({ kind, items, selected, onClear, passMany, rejectMany }: ManyBarProps) {
  const [asked, setAsked] = useState<'pass' | 'reject'>('pass')
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const chosen = pageIn(items)?.data.filter(({ id }) => selected.has(String(id))) ?? []
  const ids = chosen.map(({ id }) => id)
  const ask = (wanted: 'pass' | 'reject') => {
    setAsked(wanted)
    setAsking(true)
  }
  const verb = `${asked === 'pass' ? '通过' : '驳回'} ${ids.length} 项`

  async function decide() {
    if (asked === 'reject' && reason.trim() === '') throw new Error('请填写驳回原因')
    await (asked === 'pass' ? passMany(kind, ids) : rejectMany(kind, ids, reason.trim()))
    onClear()
  }

  return (
    <>
      <BulkBar count={ids.length} unit="项" onClear={onClear}>
        <Button size="sm" onPress={() => ask('reject')}>
          批量驳回
        </Button>
        <Button size="sm" tone="primary" onPress={() => ask('pass')}>
          批量通过
        </Button>
      </BulkBar>
      <ConfirmDialog
        title={`${verb}${auditKindLabels[kind]}`}
        verb={verb}
        tone={asked === 'pass' ? 'plain' : 'danger'}
        isOpen={isAsking}
        onOpenChange={setAsking}
        confirm={decide}
        failureOf={(error) => refusalOf(error, '没有成功，一项也没有处理')}
      >
        {chosen.map(({ title }) => title).join('；')}。要么全部处理，要么一项也不处理；每位提交人都会收到消息。
        {asked === 'reject' && (
          <TextArea label="驳回原因" value={reason} onChange={setReason} rows={2} maxLength={500} />
        )}
      </ConfirmDialog>
    </>
  )
}
