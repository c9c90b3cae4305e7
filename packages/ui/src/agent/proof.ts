import { validityOf, type Validity } from '@xinpu/sdk/format'
import type { ProductLine } from '@xinpu/sdk/types'

/** Days on which the end of a proof is near (specification, R115). */
const warning = 30

/** How long the proof of a line holds. */
export const proofValidity = ({ certExpire }: Pick<ProductLine, 'certExpire'>, now: Date): Validity =>
  validityOf(certExpire, now, warning)

/** Whether a line shows, today, that its owner may sell the brand. */
export const isProven = (line: Pick<ProductLine, 'certUrl' | 'certExpire' | 'status'>, now: Date): boolean =>
  line.certUrl !== undefined && line.status === 'passed' && proofValidity(line, now).state !== 'over'
