/** What a shop asks of a quantity. */
export interface QuantityRules {
  /** The least quantity. */
  moq: number
  /** A quantity is a multiple of this. */
  mpq: number
  /** Pieces that can be bought now. */
  stock: number
}

/** Which of the three rules a quantity breaks. */
export type QuantityFault = 'moq' | 'mpq' | 'stock'

/** The least quantity that can be bought: the first multiple that is not under it. */
export const leastQuantity = ({ moq, mpq }: Pick<QuantityRules, 'moq' | 'mpq'>): number => Math.ceil(moq / mpq) * mpq

/**
 * The first rule that a quantity breaks; undefined where it can be bought. Stock is asked first: a quantity beyond it is
 * not mended by another multiple.
 *
 * @example quantityFault(4, { moq: 10, mpq: 10, stock: 500 }) // 'moq'
 */
export function quantityFault(pieces: number, rules: QuantityRules): QuantityFault | undefined {
  if (pieces > rules.stock) return 'stock'
  if (pieces < rules.moq) return 'moq'
  return pieces % rules.mpq === 0 ? undefined : 'mpq'
}

/**
 * The quantities next to one that can be bought, the smaller first: 450 and 460 beside 455. One alone where there is no
 * other, none where the shop has too little for any.
 */
export function quantitiesNear(pieces: number, rules: QuantityRules): number[] {
  const least = leastQuantity(rules)
  const most = Math.floor(rules.stock / rules.mpq) * rules.mpq
  if (most < least) return []
  const below = Math.floor(pieces / rules.mpq) * rules.mpq
  const near = [below, Math.ceil(pieces / rules.mpq) * rules.mpq].map((one) => Math.min(Math.max(one, least), most))
  return [...new Set(near)]
}
