import { faultsIn, reportRules, ruled } from '@xinpu/sdk/rules'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { toast } from '../../primitives/Toast/toast.ts'

/** What somebody found wrong. */
export interface Report {
  reason: string
  content: string
}

export interface ReportDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** What it is about: a document, a comment. */
  subject: string
  /** What can be wrong with it. */
  reasons: readonly { value: string; label: string }[]
  /** What is known before a word is typed: the reason, the words that were selected. */
  draft?: Partial<Report>
  /** The reasons that say nothing without words. */
  needsWords?: readonly string[]
  /** Hands it in; rejects with the server's word. */
  send: (report: Report) => Promise<unknown>
}

const none: readonly string[] = []

/** Says what is wrong with something, to those who can put it right. */
export function ReportDialog({ isOpen, onOpenChange, send, draft, needsWords = none, ...about }: ReportDialogProps) {
  const [report, setReport] = useState<Report>({ reason: '', content: '', ...draft })
  const change = (part: Partial<Report>) => setReport((last) => ({ ...last, ...part }))

  async function submit(): Promise<void> {
    await send({ reason: report.reason, content: report.content.trim() })
    onOpenChange(false)
    toast.success('已收到报错，谢谢', { detail: '审核后会发消息告诉您结果。' })
  }

  return (
    <Dialog title="报错" subtitle={about.subject} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Form
        label="报错"
        submitLabel="提交报错"
        faults={faultsOf(report, needsWords, about.reasons)}
        onSubmit={submit}
        actions={<Button onPress={() => onOpenChange(false)}>取消</Button>}
      >
        {(errorOf) => (
          <>
            <Select
              {...ruled(reportRules, 'reason')}
              label="哪里不对"
              options={about.reasons}
              value={report.reason}
              onChange={(reason) => change({ reason })}
              error={errorOf('reason')}
            />
            <TextArea
              {...ruled(reportRules, 'content')}
              isRequired={needsWords.includes(report.reason)}
              value={report.content}
              onChange={(content) => change({ content })}
              error={errorOf('content')}
              placeholder="哪一处不对，应该是什么，依据在哪里"
            />
          </>
        )}
      </Form>
    </Dialog>
  )
}

/** What can be wrong with a comment is not what can be wrong with a datasheet: each is held to the reasons it offers. */
const rulesOf = (reasons: ReportDialogProps['reasons']) => ({
  ...reportRules,
  reason: { ...reportRules.reason, choices: reasons.map(({ value }) => value) },
})

const faultsOf = ({ reason, content }: Report, needsWords: readonly string[], reasons: ReportDialogProps['reasons']) =>
  faultsIn(
    rulesOf(reasons),
    { reason, content },
    { content: content.trim() === '' && needsWords.includes(reason) && '请说明哪里不对' },
  )
