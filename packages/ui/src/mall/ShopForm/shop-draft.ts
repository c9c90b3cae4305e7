import { formatAmount, toMicro, type Currency } from '@xinpu/sdk/format'
import { currencyLabels } from '@xinpu/sdk/labels'
import { faultsIn, freightRules } from '@xinpu/sdk/rules'
import type { MerchantEntry } from '@xinpu/sdk/types'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import { blankEntry, draftOf as entryDraftOf, entryOf, type EntryDraft } from '../MerchantEntryForm/entry-draft.ts'
import { entryFaults } from '../MerchantEntryForm/entry-steps.ts'

/** What sending an order in one currency costs, as it stands in the form; null where a field is empty. */
export interface FreightDraft {
  fee: number | null
  freeFrom: number | null
}

/** A shop as its keeper changes it: the account that its money goes to stays as it was reviewed. */
export interface ShopDraft extends Omit<EntryDraft, 'bank' | 'bankAccount' | 'letters'> {
  /** One picture, or none. */
  banners: readonly string[]
  freights: Readonly<Record<Currency, FreightDraft>>
}

/** The currencies that goods are sold in, in their order. */
export const currencies = ['CNY', 'USD'] as const satisfies Currency[]

/** The name of a field of the freight in the form. */
export const freightField = (currency: Currency, field: keyof FreightDraft): string => `freights.${currency}.${field}`

/** A shop as it is, for the form to begin with. */
export function draftOf(shop: MerchantEntry): ShopDraft {
  const { bank: _bank, bankAccount: _account, letters: _letters, ...words } = entryDraftOf(shop)
  const freightIn = (currency: Currency): FreightDraft => {
    const rule = shop.freights.find((one) => one.currency === currency)
    return { fee: rule?.fee || null, freeFrom: rule?.freeFrom ?? null }
  }
  return {
    ...words,
    banners: shop.banner ? [shop.banner] : [],
    freights: { CNY: freightIn('CNY'), USD: freightIn('USD') },
  }
}

/** What is wrong with a shop, in the order of the form. */
export function shopFaults(draft: ShopDraft): FieldFault[] {
  const words = entryFaults({ ...blankEntry, ...draft }).filter(({ field }) => !reviewed.has(field))
  return [...words, ...currencies.flatMap((currency) => freightFaults(currency, draft.freights[currency]))]
}

/** What the review alone changes. */
const reviewed: ReadonlySet<string> = new Set(['bank', 'bankAccount', 'brandAuthUrls'])

function freightFaults(currency: Currency, { fee, freeFrom }: FreightDraft): FieldFault[] {
  const isLoose = freeFrom !== null && !fee
  const own = isLoose && '请先填每单运费；不收运费时不用填包邮金额'
  const told = [
    ...faultsIn(freightRules, { fee: fee ?? 0 }, { fee: own }).map(({ message }) => ({
      field: 'fee' as const,
      message,
    })),
    ...thresholdFaults(freeFrom).map((message) => ({ field: 'freeFrom' as const, message })),
  ]
  return told.map(({ field, message }) => ({
    field: freightField(currency, field),
    message: `${currencyLabels[currency]}：${message}`,
  }))
}

/** The most that a threshold may be. */
const mostFreeFrom = 999_999_999

/** One that is nothing would make the fee meaningless; none at all is right. */
function thresholdFaults(freeFrom: number | null): string[] {
  if (freeFrom === null) return []
  if (freeFrom <= 0) return ['包邮金额须大于 0']
  if (freeFrom > mostFreeFrom) return [`包邮金额不能大于 ${mostFreeFrom}`]
  return toMicro(freeFrom.toFixed(6)) % 10_000n === 0n ? [] : ['包邮金额最多 2 位小数']
}

/** What is sent of a shop without a fault, in the contract's words. What was emptied is sent empty, so that it goes. */
export function shopOf(draft: ShopDraft) {
  const { bank: _bank, bankAccount: _account, brandAuthUrls: _letters, ...words } = entryOf({ ...blankEntry, ...draft })
  return {
    ...words,
    intro: draft.intro.trim(),
    mainBrandIds: draft.brands.map(({ id }) => id),
    banner: draft.banners[0] ?? '',
    freights: currencies.flatMap((currency) => {
      const { fee, freeFrom } = draft.freights[currency]
      return fee ? [{ currency, fee, freeFrom }] : []
    }),
  }
}

/** A shop as it is sent. */
export type ShopValues = ReturnType<typeof shopOf>

/** What a buyer reads of the freight. */
export function freightWords(currency: Currency, { fee, freeFrom }: FreightDraft): string {
  if (!fee) return '包邮'
  const asked = `每单 ${formatAmount(fee, currency)}`
  return freeFrom === null ? asked : `${asked}，满 ${formatAmount(freeFrom, currency)} 包邮`
}

/** Whether what was kept is a shop of this version of the form. */
export const isShopDraft = (value: unknown): value is ShopDraft =>
  typeof value === 'object' && value !== null && 'banners' in value && 'freights' in value && 'logos' in value
