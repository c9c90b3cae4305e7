import { formatAmount, formatNumber, formatUnitPrice, lineAmount, toMicro } from '@xinpu/sdk/format'
import { useState } from 'react'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { bidderName, sidesOf, taxWord } from '../quote-words.ts'
import type { AnswerDialogProps } from './AnswerDialog.tsx'
import * as S from './AnswerDialog.styles.ts'

type AcceptDialogProps = Omit<AnswerDialogProps, 'kind'>

/** Takes a quote, after what follows from it was said. */
export function AcceptDialog({ quote, onClose, answer }: AcceptDialogProps) {
  const [closes, setCloses] = useState(true)
  const { act } = sidesOf(quote.demandVO)
  const noun = quote.demandVO.type === 1 ? '求购' : '供应'

  return (
    <ConfirmDialog
      title={`接受${bidderName(quote)}的${act}`}
      verb={`接受 ${formatUnitPrice(quote.price, quote.currency)}`}
      tone="plain"
      isOpen
      onOpenChange={onClose}
      confirm={() => answer(quote, { status: 'accepted', closeDemand: closes })}
      failureOf={(error) => refusalOf(error, '没有接受成功，请再试一次')}
    >
      <S.Sum>
        {formatNumber(quote.quantity)} 片 × {formatUnitPrice(quote.price, quote.currency)} ={' '}
        <b>{formatAmount(lineAmount(toMicro(quote.price), quote.quantity), quote.currency)}</b>，
        {taxWord(quote.taxIncluded)}
        {quote.delivery && `，${quote.delivery}`}。
      </S.Sum>
      <S.Consequences>
        <li>价格就此锁定，不能再改</li>
        <li>双方看到对方的公司、联系人和电话</li>
        <li>其余{act}不受影响</li>
      </S.Consequences>
      {quote.demandVO.status === 'open' && (
        <Checkbox isSelected={closes} onChange={setCloses}>
          同时关闭这条{noun}，不再收{act}
        </Checkbox>
      )}
    </ConfirmDialog>
  )
}
