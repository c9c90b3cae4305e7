import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { bidderName, sidesOf } from '../quote-words.ts'
import type { AnswerDialogProps } from './AnswerDialog.tsx'
import * as S from './AnswerDialog.styles.ts'

const reasons = { wanted: ['价格高', '批号不对', '交期慢', '已有货'], offered: ['价格低', '数量少', '已售完'] }

/** Turns a quote down, with a reason or without. */
export function RefuseDialog({ quote, onClose, answer }: Omit<AnswerDialogProps, 'kind'>) {
  const [reason, setReason] = useState('')
  const { side, act } = sidesOf(quote.demandVO)

  return (
    <ConfirmDialog
      title={`拒绝${bidderName(quote)}的${act}`}
      verb={`拒绝这个${act}`}
      isOpen
      onOpenChange={onClose}
      confirm={() => answer(quote, { status: 'refused', ...(reason && { replyContent: reason }) })}
      failureOf={(error) => refusalOf(error, '没有拒绝成功，请再试一次')}
    >
      <S.Reasons role="group" aria-label="原因，可不选">
        {reasons[side].map((each) => (
          <Button
            key={each}
            size="sm"
            isPressedOn={reason === each}
            onPress={() => setReason(reason === each ? '' : each)}
          >
            {each}
          </Button>
        ))}
      </S.Reasons>
      对方会收到原因，还可以再{act === '报价' ? '报' : '问'}一次。
    </ConfirmDialog>
  )
}
