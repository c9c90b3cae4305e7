import type { Currency } from '@xinpu/sdk/types'

/** What stands before an amount that is typed. */
export const signOf = (currency: Currency): string => (currency === 'USD' ? '$' : '¥')
