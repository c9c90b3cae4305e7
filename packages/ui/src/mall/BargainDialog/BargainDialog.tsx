import { bargainHours, formatAmount, formatNumber, formatUnitPrice } from '@xinpu/sdk/format'
import { bargainRules, ruled } from '@xinpu/sdk/rules'
import type { MallGoods } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { GoodsPicture } from '../GoodsCard/GoodsPicture.tsx'
import {
  bargainFaults,
  comparedOf,
  isNoOffer,
  offerOf,
  tierOf,
  type BargainDraft,
  type BargainOffer,
} from './bargain-draft.ts'
import { BargainFields } from './BargainFields.tsx'
import { BargainRuler } from './BargainRuler.tsx'
import * as S from './BargainDialog.styles.ts'

export interface BargainDialogProps {
  /** The goods, on the shelf, whose seller takes offers. */
  goods: MallGoods
  /** Pieces that are wanted; they can be changed in the dialog. */
  qty: number
  isOpen: boolean
  onClose: () => void
  /** Sends the offer; rejects with the server's word, everything stays typed. Whoever sent it closes the dialog. */
  onSend: (offer: BargainOffer) => Promise<unknown> | void
  /** The price can be had already: puts the pieces into the cart. */
  onAddInstead: (pieces: number) => unknown
  /** What the server refused, where it is not the rejection of `onSend`. */
  serverError?: string | undefined
}

/** Offers a seller another price for a quantity, and shows how far it is from the ladder. */
export const BargainDialog = ({ isOpen, onClose, ...form }: BargainDialogProps) => (
  <Dialog title="议价" isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
    <BargainForm onClose={onClose} {...form} />
  </Dialog>
)

type BargainFormProps = Omit<BargainDialogProps, 'isOpen'>

function BargainForm({ goods, qty, onClose, onSend, onAddInstead, serverError }: BargainFormProps) {
  const [draft, setDraft] = useState<BargainDraft>({ quantity: qty, price: null, remark: '' })
  const { serverErrors, attempt } = useRefused()
  const change = (part: Partial<BargainDraft>) => setDraft((before) => ({ ...before, ...part }))
  const isHad = isNoOffer(goods, draft)
  const tier = tierOf(goods, draft.quantity)

  async function submit() {
    const offer = offerOf(goods, draft)
    if (offer && isHad) await onAddInstead(offer.quantity)
    else if (offer) await attempt(async () => onSend(offer))
  }

  return (
    <Form
      label="议价"
      submitLabel={isHad ? `按 ${formatUnitPrice(tier?.price ?? 0, goods.currency)} 加购` : '发送议价'}
      faults={bargainFaults(goods, draft)}
      serverErrors={serverError ? [{ field: 'offer', message: serverError }] : serverErrors}
      onSubmit={submit}
      actions={<Button onPress={onClose}>取消</Button>}
    >
      {(errorOf) => (
        <>
          <Subject goods={goods} draft={draft} />
          <BargainFields goods={goods} draft={draft} onChange={change} errorOf={errorOf} />
          {!isHad && <Rest goods={goods} draft={draft} onChange={change} errorOf={errorOf} />}
        </>
      )}
    </Form>
  )
}

interface PartProps {
  goods: MallGoods
  draft: BargainDraft
}

/** What is offered for, and what it costs now. */
function Subject({ goods, draft }: PartProps) {
  const tier = tierOf(goods, draft.quantity)
  return (
    <S.Goods>
      <GoodsPicture goods={goods} size={40} />
      <div>
        <PartNumber>{goods.model}</PartNumber>
        <small>{[goods.merchantName, goods.batchNo].filter(Boolean).join('　')}</small>
      </div>
      {tier && (
        <div>
          现价 <b>{formatUnitPrice(tier.price, goods.currency)}</b>
          <small>{formatNumber(tier.min)}+ 档</small>
        </div>
      )}
    </S.Goods>
  )
}

interface RestProps extends PartProps {
  onChange: (part: Partial<BargainDraft>) => void
  errorOf: (field: string) => string | undefined
}

/** How far the offer is from the ladder, and the words that go with it. */
function Rest({ goods, draft, onChange, errorOf }: RestProps) {
  const remarkError = errorOf('remark')
  return (
    <>
      <Distance goods={goods} draft={draft} />
      <TextArea
        {...ruled(bargainRules, 'remark')}
        rows={2}
        placeholder="用量、分批、付款方式；请不要写联系方式"
        value={draft.remark}
        onChange={(remark) => onChange({ remark })}
        {...(remarkError && { error: remarkError })}
      />
      <S.Note>店铺 {bargainHours} 小时内回复，过时自动关闭。接受后按此价下单。</S.Note>
    </>
  )
}

function Distance({ goods, draft }: PartProps) {
  const compared = comparedOf(goods, draft)
  const tier = tierOf(goods, draft.quantity)
  if (!compared || !tier || draft.price === null) return null
  return (
    <>
      <BargainRuler ladder={goods.ladderPrices} tier={tier} offer={draft.price} currency={goods.currency} />
      <S.Compared>
        <div>
          <dt>比现价</dt>
          <dd>−{formatUnitPrice(compared.less, goods.currency)}</dd>
        </div>
        <div>
          <dt>降幅</dt>
          <dd>−{compared.percent} %</dd>
        </div>
        <div>
          <dt>合计</dt>
          <dd>{formatAmount(compared.amount, goods.currency)}</dd>
        </div>
      </S.Compared>
    </>
  )
}
