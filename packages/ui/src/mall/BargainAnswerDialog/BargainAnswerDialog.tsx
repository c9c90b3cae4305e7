import { bargainHours, formatAmount, formatNumber, formatUnitPrice, lineAmount, toMicro } from '@xinpu/sdk/format'
import { bargainReplyRules, ruled } from '@xinpu/sdk/rules'
import type { Bargaining } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { VerdictFields } from '../OrderDialog/VerdictFields.tsx'
import { signOf } from '../OrderDialog/sign.ts'
import {
  answerFaults,
  answerOf,
  presentPrice,
  type AnswerDraft,
  type BargainAnswer,
  type BargainVerdict,
} from './bargain-answer.ts'

export interface BargainAnswerDialogProps {
  /** The offer that waits for an answer. */
  bargain: Bargaining
  isOpen: boolean
  onClose: () => void
  /** Sends the answer; rejects with the server's word, everything stays typed. Whoever sent it closes the dialog. */
  onSend: (answer: BargainAnswer) => Promise<unknown>
}

/** A seller takes an offer, names a price of their own, or says no. */
export const BargainAnswerDialog = ({ isOpen, onClose, ...form }: BargainAnswerDialogProps) => (
  <Dialog
    title="答复议价"
    subtitle={`${form.bargain.goods.model}，${form.bargain.buyer.nickName}`}
    isOpen={isOpen}
    onOpenChange={(open) => !open && onClose()}
  >
    <AnswerForm onClose={onClose} {...form} />
  </Dialog>
)

function AnswerForm({ bargain, onClose, onSend }: Omit<BargainAnswerDialogProps, 'isOpen'>) {
  const [draft, setDraft] = useState<AnswerDraft>({ verdict: 'accepted', replyPrice: null, remark: '' })
  const { serverErrors, attempt } = useRefused()
  const change = (part: Partial<AnswerDraft>) => setDraft((before) => ({ ...before, ...part }))

  return (
    <Form
      label="答复议价"
      submitLabel={submitWords(bargain, draft)}
      faults={answerFaults(bargain, draft)}
      serverErrors={serverErrors}
      onSubmit={() => attempt(() => onSend(answerOf(draft)))}
      actions={<Button onPress={onClose}>取消</Button>}
    >
      {(errorOf) => (
        <>
          <DescriptionList items={factsOf(bargain)} />
          <VerdictFields<BargainVerdict>
            label="答复"
            options={verdicts}
            status={draft.verdict}
            onStatus={(verdict) => change({ verdict })}
            field={ruled(bargainReplyRules, 'remark')}
            words={draft.remark}
            onWords={(remark) => change({ remark })}
            isWordy={false}
            error={errorOf('remark')}
          >
            {draft.verdict === 'priced' && (
              <NumberField
                {...ruled(bargainReplyRules, 'replyPrice')}
                isRequired
                kind="decimal"
                prefix={signOf(bargain.goods.currency)}
                value={draft.replyPrice}
                onChange={(price) => change({ replyPrice: price === null ? null : Number(price.toFixed(6)) })}
                help={priceHelp(bargain, draft)}
                error={errorOf('replyPrice')}
              />
            )}
          </VerdictFields>
        </>
      )}
    </Form>
  )
}

const verdicts = [
  { value: 'accepted' as const, label: '接受出价' },
  { value: 'priced' as const, label: '回价' },
  { value: 'refused' as const, label: '拒绝' },
]

function submitWords({ price, goods: { currency } }: Bargaining, { verdict, replyPrice }: AnswerDraft): string {
  if (verdict === 'refused') return '拒绝议价'
  if (verdict === 'accepted') return `接受 ${formatUnitPrice(price, currency)}`
  return replyPrice === null ? '回价' : `回价 ${formatUnitPrice(replyPrice, currency)}`
}

function factsOf(bargain: Bargaining) {
  const { goods, quantity, price, remark } = bargain
  const now = presentPrice(bargain)
  return [
    { label: '数量', value: `${formatNumber(quantity)} 片` },
    ...(now === undefined ? [] : [{ label: '现价', value: formatUnitPrice(now, goods.currency) }]),
    { label: '买家出价', value: formatUnitPrice(price, goods.currency) },
    { label: '合计', value: formatAmount(lineAmount(toMicro(price), quantity), goods.currency) },
    { label: '库存', value: `${formatNumber(goods.stock)} 片` },
    ...(remark ? [{ label: '留言', value: remark }] : []),
  ]
}

function priceHelp({ quantity, goods: { currency } }: Bargaining, { replyPrice }: AnswerDraft): string {
  if (replyPrice === null) return '在买家的出价与现价之间，最多 6 位小数'
  return `合计 ${formatAmount(lineAmount(toMicro(replyPrice.toFixed(6)), quantity), currency)}，买家 ${bargainHours} 小时内下单有效`
}
