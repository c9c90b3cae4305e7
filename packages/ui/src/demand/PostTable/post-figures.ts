import { demandRules, faultsIn } from '@xinpu/sdk/rules'
import type { DemandStatus, MyDemand } from '@xinpu/sdk/types'

/** What of an own post is changed in its place. */
export type PostFigure = 'batchNo' | 'price' | 'quantity' | 'validDays'

/** The number that somebody typed, wide figures and separators too; null where nothing is typed. */
const numberIn = (text: string): number | null => {
  const plain = text.normalize('NFKC').replaceAll(/[,\s¥$]/g, '')
  return plain === '' ? null : Number(plain)
}

/** What is sent of a figure that was typed, in the contract's words; without a price it is 面议. */
export function changeOf(figure: Exclude<PostFigure, 'validDays'>, text: string) {
  if (figure === 'batchNo') return { batchNo: text.trim() }
  const value = numberIn(text)
  if (figure === 'quantity') return { quantity: value ?? 0 }
  return value === null ? { negotiable: true } : { price: value }
}

/** What is wrong with a figure that was typed. */
export function postFault(figure: PostFigure, text: string, { status }: Pick<MyDemand, 'status'>): string | undefined {
  if (figure === 'validDays') return isRenewable(status) ? undefined : '只有进行中或已过期的供求可以续期'
  const value = numberIn(text)
  if (figure === 'price') return value === null || isPrice(value) ? undefined : '单价须大于 0，面议请留空'
  const said = figure === 'batchNo' ? { quantity: 1, batchNo: text.trim() } : { quantity: value ?? undefined }
  return faultsIn(demandRules, { ...blank, ...said }).find(({ field }) => field === figure)?.message
}

/** Whether posts in a state can be given more days. */
const isRenewable = (status: DemandStatus): boolean => status === 'open' || status === 'expired'

const isPrice = (value: number): boolean => value > 0 && value <= 99_999_999

/** A post with nothing wrong, but for what is tried. */
const blank = {
  model: 'A',
  brand: '',
  currency: 'CNY' as const,
  taxIncluded: undefined,
  package: '',
  batchNo: '',
  delivery: '',
  region: '',
  description: '',
  images: [],
  validDays: 30 as const,
}
