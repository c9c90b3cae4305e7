import { eventSignRules, jobApplyRules, ruled } from '@xinpu/sdk/rules'
import type { EventVO, JobVO } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { DocumentUpload, type DocumentUploadProps } from '../../primitives/DocumentUpload/DocumentUpload.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { PhoneField } from '../../primitives/PhoneField/PhoneField.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { applyFaults, blankApply, valuesOf, type ApplyDraft, type ApplyValues } from './apply-draft.ts'

/** What is applied for: a job with a resume, or a seat at an event. */
export type ApplyTarget =
  | { kind: 'job'; target: Pick<JobVO, 'companyName' | 'title'>; uploadResume: DocumentUploadProps['onUpload'] }
  | { kind: 'event'; target: Pick<EventVO, 'address' | 'title'> }

export type ApplyDialogProps = ApplyTarget & {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** What is known: the name and number of the account, the resume that was sent last. */
  initial?: Partial<ApplyDraft>
  /** Sends it; rejects with the server's word, everything stays typed. */
  send: (values: ApplyValues) => Promise<unknown>
}

const words = { job: { verb: '投递', form: '投递简历' }, event: { verb: '报名', form: '报名活动' } } as const

/** Applies for a job, or signs up for an event: what was sent last time stands there already. */
export function ApplyDialog({ isOpen, onOpenChange, initial, send, ...about }: ApplyDialogProps) {
  const [draft, setDraft] = useState<ApplyDraft>(() => ({ ...blankApply, ...initial }))
  const { serverErrors, attempt } = useRefused()
  const { verb, form } = words[about.kind]
  const put = (part: Partial<ApplyDraft>) => setDraft((before) => ({ ...before, ...part }))

  return (
    <Dialog
      title={`${verb}“${about.target.title}”`}
      subtitle={about.kind === 'job' ? about.target.companyName : about.target.address}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Form
        label={form}
        submitLabel={verb}
        faults={applyFaults(about.kind, draft)}
        serverErrors={serverErrors}
        onSubmit={() => attempt(() => send(valuesOf(about.kind, draft)))}
        actions={<Button onPress={() => onOpenChange(false)}>取消</Button>}
      >
        {(errorOf) => (
          <>
            {about.kind === 'job' && (
              <DocumentUpload
                label="简历"
                name="resumeUrl"
                value={draft.resume}
                onChange={(resume) => put({ resume })}
                onUpload={about.uploadResume}
                error={errorOf('resumeUrl')}
                help="PDF 最好；传过的简历留着，下次直接用。"
                isRequired
              />
            )}
            <Person draft={draft} put={put} errorOf={errorOf} />
            {about.kind === 'job' ? (
              <TextArea
                {...ruled(jobApplyRules, 'remark')}
                label="说一句"
                value={draft.remark}
                onChange={(remark) => put({ remark })}
                error={errorOf('remark')}
                placeholder="选填，如做过什么、什么时候能到岗"
              />
            ) : (
              <TextField
                {...ruled(eventSignRules, 'company')}
                value={draft.company}
                onChange={(company) => put({ company })}
                error={errorOf('company')}
                placeholder="选填"
              />
            )}
          </>
        )}
      </Form>
    </Dialog>
  )
}

interface PersonProps {
  draft: ApplyDraft
  put: (part: Partial<ApplyDraft>) => void
  errorOf: (field: string) => string | undefined
}

const Person = ({ draft, put, errorOf }: PersonProps) => (
  <>
    <TextField
      {...ruled(jobApplyRules, 'name')}
      value={draft.name}
      onChange={(name) => put({ name })}
      error={errorOf('name')}
      autoComplete="name"
    />
    <div data-field="mobile">
      <PhoneField value={draft.phone} onChange={(phone) => put({ phone })} error={errorOf('mobile')} size="md" />
    </div>
  </>
)
