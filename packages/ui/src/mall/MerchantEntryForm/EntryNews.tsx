import type { MerchantEntry } from '@xinpu/sdk/types'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import { firstFaulty } from './entry-steps.ts'

interface EntryNewsProps {
  entry: MerchantEntry | undefined
  refused: readonly FieldFault[]
  /** Where one is. */
  step: number
  /** Leads to a step. */
  onLead: (step: number) => void
}

/** What the review said of an application, and the way to the first field that it named. */
export function EntryNews({ entry, refused, step, onLead }: EntryNewsProps) {
  if (entry?.status !== 'rejected') return null
  const first = firstFaulty(refused)
  if (first === undefined) return <Alert title="已按审核意见修改，提交后重新审核" />
  return (
    <Alert
      tone="danger"
      title={`审核没有通过：${refused.length} 处要改，其余已保留`}
      action={
        first !== step && (
          <Button size="sm" tone="quiet" onPress={() => onLead(first)}>
            去第一处
          </Button>
        )
      }
    />
  )
}
