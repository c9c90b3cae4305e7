import { jobAnswerRules, ruled } from '@xinpu/sdk/rules'
import type { JobDelivery } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Form } from '../../primitives/Form/Form.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { answerFaults, proposals, verdictsAfter, type Verdict } from './answer-draft.ts'
import * as S from './DeliveryDesk.styles.ts'

export interface AnswerFormProps {
  delivery: JobDelivery
  /** Tells who applied how far it is; rejects with the server's word. */
  answer: (delivery: JobDelivery, status: Verdict, words: string) => Promise<unknown>
}

/** What the company answers: a verdict, and words that stand there to be changed. */
export function AnswerForm({ delivery, answer }: AnswerFormProps) {
  const verdicts = verdictsAfter(delivery.status)
  const [verdict, setVerdict] = useState<Verdict>()
  const [words, setWords] = useState('')
  if (verdicts.length === 0) return <S.Note>已录用，流程结束。</S.Note>

  const choose = (next: Verdict) => {
    setVerdict(next)
    // Words of one's own stay; a proposal that nobody touched makes way for the next.
    if (words === '' || (verdict && words === proposals[verdict])) setWords(proposals[next])
  }

  return (
    <Form
      label="答复求职者"
      submitLabel="发送答复"
      faults={answerFaults(verdict, words)}
      onSubmit={() => verdict && answer(delivery, verdict, words.trim())}
    >
      {(errorOf) => (
        <>
          <RadioGroup
            label="处理结果"
            name="status"
            look="buttons"
            options={verdicts}
            value={verdict ?? null}
            onChange={(value) => choose(value as Verdict)}
            error={errorOf('status')}
            isRequired
          />
          <TextArea
            {...ruled(jobAnswerRules, 'answer')}
            value={words}
            onChange={setWords}
            error={errorOf('answer')}
            help="求职者会在消息和“我的投递”里看到。"
            rows={3}
          />
        </>
      )}
    </Form>
  )
}
