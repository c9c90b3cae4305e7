import type { BrandCheck } from '@xinpu/sdk/types'

/** How a spelling was understood. */
export type CheckState = 'matched' | 'suggested' | 'unknown'

export const stateOf = ({ matched, suggests }: BrandCheck): CheckState =>
  matched ? 'matched' : suggests.length > 0 ? 'suggested' : 'unknown'
