import { formatAmount, toMicro, type Currency, type Micro } from '@xinpu/sdk/format'
import type { ReceiptVO } from '@xinpu/sdk/types'

/** What the vouchers say was paid, in millionths; one that was refused says nothing. */
export const toldBy = (receipts: readonly ReceiptVO[]): Micro =>
  receipts.filter(({ status }) => status !== 'refused').reduce((sum, { amount }) => sum + toMicro(amount), 0n)

/** What is left to pay, in millionths: below zero where more was paid. */
export const leftOf = (payAmount: number, receipts: readonly ReceiptVO[]): Micro =>
  toMicro(payAmount) - toldBy(receipts)

/** How an amount differs from what is left, in a sentence; nothing where they are one. */
export function differenceWords(left: Micro, amount: Micro, currency: Currency): string | undefined {
  const less = left - amount
  if (less === 0n) return undefined
  return less > 0n
    ? `比应付少 ${formatAmount(less, currency)}。可以先提交，余款再传一张`
    : `比应付多 ${formatAmount(-less, currency)}。请核对金额；确实多付的，店铺核对后联系您`
}
