import { fromMicro, fullDate } from '@xinpu/sdk/format'
import { faultsIn, receiptRules } from '@xinpu/sdk/rules'
import type { ReceiptVO } from '@xinpu/sdk/types'
import type { DocumentFile } from '../../primitives/DocumentUpload/DocumentTile.tsx'
import { leftOf } from './receipt-sums.ts'

/** A voucher as it stands in the form. */
export interface ReceiptDraft {
  file: DocumentFile | null
  payer: string
  bank: string
  amount: number | null
  /** On China's clock, without a zone: 2026-11-22T09:40:00. */
  payTime: string | null
  remark: string
}

/** A voucher that can be sent. */
export interface ReceiptValues {
  /** Where the file is. */
  imgUrl: string
  payer: string
  bank?: string
  /** In the currency of the payment, two decimals. */
  amount: number
  /** With its offset. */
  payTime: string
  remark?: string
}

/** What stands in the form first: the voucher that is changed, or what is left to pay. */
export function draftOf(
  receipt: ReceiptVO | undefined,
  payAmount: number,
  receipts: readonly ReceiptVO[],
): ReceiptDraft {
  const left = leftOf(payAmount, receipts)
  if (!receipt)
    return { file: null, payer: '', bank: '', amount: left > 0n ? fromMicro(left) : null, payTime: null, remark: '' }
  return {
    file: { url: receipt.imgUrl, name: '已传的凭证' },
    payer: receipt.payer,
    bank: receipt.bank ?? '',
    amount: receipt.amount,
    payTime: `${fullDate(new Date(receipt.payTime)).replace(' ', 'T')}:00`,
    remark: receipt.remark ?? '',
  }
}

/** What is wrong with what stands in the form, in the order of its fields. */
export function receiptFaults(draft: ReceiptDraft, now: Date) {
  const { file, payer, amount, payTime, bank, remark } = draft
  return faultsIn(
    receiptRules,
    {
      imgUrl: file?.url,
      payer,
      amount: amount ?? undefined,
      payTime: payTime === null ? undefined : atChina(payTime),
      bank,
      remark,
    },
    {
      imgUrl: undefined,
      payer: undefined,
      amount: amount === null && '请输入转账金额',
      payTime: timeFault(payTime, now),
    },
  )
}

const day = 86_400_000

/** Nobody has paid in the future; a day is forgiven to clocks, and to a form that stays open. */
function timeFault(payTime: string | null, now: Date): string | undefined {
  if (payTime === null) return '请填写付款时间'
  return new Date(atChina(payTime)).getTime() > now.getTime() + day ? '付款时间还没有到，请核对' : undefined
}

const atChina = (local: string): string => `${local}+08:00`

/** The voucher of a form without faults; undefined while it has any. */
export function valuesOf(draft: ReceiptDraft, now: Date): ReceiptValues | undefined {
  const { file, amount, payTime } = draft
  if (!file || amount === null || payTime === null || receiptFaults(draft, now).length > 0) return undefined
  const [bank, remark] = [draft.bank.trim(), draft.remark.trim()]
  return {
    imgUrl: file.url,
    payer: draft.payer.trim(),
    amount,
    payTime: atChina(payTime),
    ...(bank && { bank }),
    ...(remark && { remark }),
  }
}
