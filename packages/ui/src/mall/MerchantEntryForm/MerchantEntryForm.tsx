import type { EnterpriseStatus, MerchantEntry } from '@xinpu/sdk/types'
import { useEffect, useRef } from 'react'
import type { BrandField } from '../../agent/brand-field.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import type { DocumentUploadProps } from '../../primitives/DocumentUpload/DocumentUpload.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Steps } from '../../primitives/Steps/Steps.tsx'
import type { SendFile } from '../../primitives/Upload/useUploads.ts'
import type { EntryDraft, EntryValues } from './entry-draft.ts'
import { EntryNews } from './EntryNews.tsx'
import { EntryState } from './EntryState.tsx'
import { inStep, lastStep, steps } from './entry-steps.ts'
import * as S from './MerchantEntryForm.styles.ts'
import { StepFields } from './StepFields.tsx'
import { useEntry } from './useEntry.ts'

export interface EntryHrefs {
  /** Where the enterprise is certified. */
  certify: Href
  /** Where a shop is run. */
  console: Href
  /** Where goods are read from a spreadsheet. */
  importGoods?: Href
}

export interface MerchantEntryFormProps {
  /** What was handed in; without it nobody applied. Its status says what is shown. */
  entry?: MerchantEntry
  /** How far the certification of the enterprise is; null where nobody asked for it. */
  enterpriseStatus: EnterpriseStatus | null
  /** The certified name, for the last step. */
  enterpriseName?: string
  /**
   * Whether what is known is here, on its way, or could not be had.
   *
   * @default 'ready'
   */
  state?: 'error' | 'loading' | 'ready'
  onRetry?: () => void
  hrefs: EntryHrefs
  /** The present moment when this is first drawn. */
  now: Date
  /** The step to begin with, 1 to 3. */
  step?: number
  /** Told of every step, 1 to 4. */
  onStep?: (step: number) => void
  uploadLogo: SendFile
  uploadLetter: DocumentUploadProps['onUpload']
  /** Draws the field that finds brands. */
  brandField: (field: BrandField) => React.ReactNode
  /** Applies for the shop; rejects with the server's word, everything stays typed. */
  submit: (entry: EntryValues) => Promise<unknown>
  /** The place of a `DraftBar`. */
  draft?: React.ReactNode
  /** What a draft has kept; it goes before `entry`. */
  initial?: Partial<EntryDraft>
  /** Something was filled in: keep it as a draft. */
  onChange?: (draft: EntryDraft) => void
}

/** Applies for a shop, step by step; what was refused is told beside its field, and what is under way is shown. */
export function MerchantEntryForm(props: MerchantEntryFormProps) {
  const { state = 'ready', entry, enterpriseStatus, onRetry } = props
  if (state === 'loading') return <Skeleton shape="detail" />
  if (state === 'error') return <ErrorState kind="server" onRetry={onRetry} />
  const isFilled = enterpriseStatus === 'certified' && (!entry || entry.status === 'rejected')
  return isFilled ? <Filled {...props} /> : <EntryState {...props} />
}

function Filled(props: MerchantEntryFormProps) {
  const work = useEntry(props)
  const { step, faults, refused } = work
  const place = useArrival(step)
  const isLast = step === lastStep

  return (
    <S.Root ref={place} tabIndex={-1}>
      <EntryNews entry={props.entry} refused={refused} step={step} onLead={work.go} />
      <Steps
        label="商家入驻"
        steps={steps}
        current={step}
        state={inStep(refused, step).length > 0 ? 'failed' : 'going'}
      />
      <Form
        key={step}
        label={`商家入驻：${steps[step]?.title ?? ''}`}
        submitLabel={isLast ? (props.entry ? '重新提交' : '提交申请') : '下一步'}
        faults={inStep(faults, step)}
        serverErrors={inStep(refused, step)}
        onSubmit={isLast ? work.send : work.next}
        actions={step > 1 && <Button onPress={() => work.go(step - 1)}>上一步</Button>}
        draft={props.draft}
      >
        {(errorOf) => <StepFields {...props} draft={work.draft} step={step} onChange={work.change} errorOf={errorOf} />}
      </Form>
    </S.Root>
  )
}

/** The button that led to another step is gone: who listens hears where one is. */
function useArrival(step: number) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) place.current?.focus()
    before.current = step
  }, [step])
  return place
}
