import { mergeKindLabels } from '@xinpu/sdk/labels'
import { mergeRunRules, ruled } from '@xinpu/sdk/rules'
import type { MergePreview } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { DataTable, type Column } from '../../primitives/DataTable/DataTable.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { NumberText } from '../../primitives/NumberText/NumberText.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import * as S from './MergeDesk.styles.ts'

interface MergeSeenProps {
  seen: MergePreview
  onMerge: (reason: string) => Promise<unknown>
  /** Back to the numbers. */
  onBack: () => void
}

/** What a merge would move, and the button that does it. */
export function MergeSeen({ seen, onMerge, onBack }: MergeSeenProps) {
  const { kind, from, into, moves, obstacles } = seen
  const [reason, setReason] = useState('')
  const { serverErrors, attempt } = useRefused()

  return (
    <Section title={`合并${mergeKindLabels[kind]}：${from.name} → ${into.name}`}>
      <S.Root>
        <S.Why>
          {from.name}（{from.facts}，编号 {from.id}）将不再单独存在，它的地址转到 {into.name}（{into.facts}，编号{' '}
          {into.id}）。30 天内可以撤销。
        </S.Why>
        <DataTable
          caption="将移动的内容"
          columns={columns}
          rows={moves}
          rowKey={({ label }) => label}
          empty={<EmptyState title="没有要移动的内容" why={`没有资料、商品或其他内容用到 ${from.name}。`} />}
        />
        {obstacles.map((why) => (
          <Alert key={why} tone="warn" title={why} />
        ))}
        {obstacles.length > 0 ? (
          <S.Ends>
            <Button onPress={onBack}>返回</Button>
          </S.Ends>
        ) : (
          <Form
            label="确认合并"
            submitLabel={`合并到 ${into.name}`}
            faults={reason.trim() === '' ? [{ field: 'reason', message: '请填写合并原因' }] : []}
            serverErrors={serverErrors}
            onSubmit={() => attempt(() => onMerge(reason.trim()))}
            actions={<Button onPress={onBack}>返回</Button>}
          >
            {(errorOf) => <NoteField reason={reason} onReason={setReason} error={errorOf('reason')} />}
          </Form>
        )}
      </S.Root>
    </Section>
  )
}

interface NoteFieldProps {
  reason: string
  onReason: (reason: string) => void
  error: string | undefined
}

const NoteField = ({ reason, onReason, error }: NoteFieldProps) => (
  <TextArea
    {...ruled(mergeRunRules, 'reason')}
    rows={2}
    value={reason}
    onChange={onReason}
    placeholder="记入操作记录"
    error={error}
  />
)

type Move = MergePreview['moves'][number]

const columns: Column<Move>[] = [
  { id: 'label', header: '内容', cell: ({ label }) => label },
  { id: 'count', header: '数量', align: 'right', width: '120px', cell: ({ count }) => <NumberText value={count} /> },
]
