import { formatAmount, lineAmount, toMicro } from '@xinpu/sdk/format'
import { enquiryReplyRules, ruled } from '@xinpu/sdk/rules'
import type { EnquiryVO } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { bidderName, taxWord } from '../quote-words.ts'
import { counterFaults, counterOf, type CounterDraft } from './answer.ts'
import type { AnswerDialogProps } from './AnswerDialog.tsx'
import * as S from './AnswerDialog.styles.ts'

type CounterDialogProps = Omit<AnswerDialogProps, 'kind'>

/** Asks for another price, another quantity, or says something. */
export function CounterDialog(props: CounterDialogProps) {
  const { quote, onClose } = props
  return (
    <Dialog title={`给${bidderName(quote)}还价`} isOpen onOpenChange={onClose}>
      <CounterForm {...props} />
    </Dialog>
  )
}

function CounterForm({ quote, onClose, answer }: CounterDialogProps) {
  const [draft, setDraft] = useState<CounterDraft>({})
  const { serverErrors, attempt } = useRefused()
  const change = (part: CounterDraft) => setDraft((before) => ({ ...before, ...part }))

  const submit = async () => {
    await attempt(() => answer(quote, counterOf(quote, draft)))
    onClose()
  }

  return (
    <Form
      label="还价"
      submitLabel="发出还价"
      faults={counterFaults(draft)}
      serverErrors={serverErrors}
      onSubmit={submit}
    >
      {(errorOf) => (
        <S.Fields>
          <NumberField
            {...ruled(enquiryReplyRules, 'counterPrice')}
            label={`我要的单价，${taxWord(quote.taxIncluded)}`}
            kind="decimal"
            prefix={quote.currency === 'USD' ? '$' : '¥'}
            value={draft.counterPrice ?? null}
            onChange={(counterPrice) => change({ counterPrice: counterPrice ?? undefined } as CounterDraft)}
            error={errorOf('counterPrice')}
          />
          <NumberField
            {...ruled(enquiryReplyRules, 'counterQuantity')}
            label="数量"
            value={draft.counterQuantity ?? quote.quantity}
            onChange={(counterQuantity) => change({ counterQuantity: counterQuantity ?? undefined } as CounterDraft)}
            error={errorOf('counterQuantity')}
          />
          <S.Wide>
            <Sum quote={quote} draft={draft} />
            <TextField
              {...ruled(enquiryReplyRules, 'replyContent')}
              label="说一句"
              value={draft.replyContent ?? ''}
              onChange={(replyContent) => change({ replyContent })}
              placeholder="可不填，请不要写联系方式"
              error={errorOf('replyContent')}
            />
          </S.Wide>
        </S.Fields>
      )}
    </Form>
  )
}

/** What the counter comes to, and how far that is from the quote. */
function Sum({ quote, draft }: { quote: EnquiryVO; draft: CounterDraft }) {
  if (draft.counterPrice === undefined || draft.counterPrice > 99_999_999) return null
  const pieces = draft.counterQuantity ?? quote.quantity
  const [asked, quoted] = [draft.counterPrice, quote.price].map((price) =>
    lineAmount(toMicro(price.toFixed(6)), pieces),
  )
  const gap = (quoted ?? 0n) - (asked ?? 0n)

  return (
    <S.Hint>
      小计 {formatAmount(asked ?? 0n, quote.currency)}，按这个数量比对方现在
      {gap < 0n ? '多' : '少'} {formatAmount(gap < 0n ? -gap : gap, quote.currency)}
    </S.Hint>
  )
}
