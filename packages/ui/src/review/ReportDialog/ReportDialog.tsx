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
  /** A mistake in a document is put right (报错); what people wrote is told of (举报). */
  act: '报错' | '举报'
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
export function ReportDialog({
  act,
  isOpen,
  onOpenChange,
  send,
  draft,
  needsWords = none,
  ...about
}: ReportDialogProps) {
  const words = wordsOf[act]
  const [report, setReport] = useState<Report>({ reason: '', content: '', ...draft })
  const change = (part: Partial<Report>) => setReport((last) => ({ ...last, ...part }))

  async function submit(): Promise<void> {
    await send({ reason: report.reason, content: report.content.trim() })
    onOpenChange(false)
    toast.success(`已收到${act}，谢谢`, { detail: '审核后会发消息告诉您结果。' })
  }

  return (
    <Dialog title={act} subtitle={about.subject} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Form
        label={act}
        submitLabel={`提交${act}`}
        faults={faultsOf(report, { act, needsWords, reasons: about.reasons })}
        onSubmit={submit}
        actions={<Button onPress={() => onOpenChange(false)}>取消</Button>}
      >
        {(errorOf) => (
          <>
            <Select
              {...ruled(reportRules, 'reason')}
              label={words.label}
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
              placeholder={words.placeholder}
            />
          </>
        )}
      </Form>
    </Dialog>
  )
}

const wordsOf = {
  报错: { label: '哪里不对', placeholder: '哪一处不对，应该是什么，依据在哪里', missing: '请说明哪里不对' },
  举报: { label: '举报原因', placeholder: '哪一句、哪一处有问题，方便核实', missing: '请说明有什么问题' },
} as const

type Held = Required<Pick<ReportDialogProps, 'act' | 'needsWords' | 'reasons'>>

/** What can be wrong with a comment is not what can be wrong with a datasheet: each is held to the reasons it offers. */
const rulesOf = ({ act, reasons }: Held) => ({
  ...reportRules,
  reason: { ...reportRules.reason, said: `请选择${act}原因`, choices: reasons.map(({ value }) => value) },
})

const faultsOf = ({ reason, content }: Report, held: Held) =>
  faultsIn(
    rulesOf(held),
    { reason, content },
    { content: content.trim() === '' && held.needsWords.includes(reason) && wordsOf[held.act].missing },
  )
