import { parseQuantities } from '../quantity/index.ts'

/** What lines are compared with, and ordered by. */
export interface BomPart {
  model: string
  brandId: number
  brandName: string
  package: string
  description: string
  categoryName: string
  lifecycle: 'active' | 'eol' | 'nrnd' | 'obsolete' | 'unknown'
  stock: number | null
  params: readonly { name: string; value: string; unit: string; low: number | null; high: number | null }[]
}

/** A figure of a part: what it is called, where its table says, and its ends. */
export interface PartFigure {
  name: string
  unit: string
  low: number | null
  high: number | null
}

/** Figures of a part: those of its table; of its description only what the table has no figure of that unit for. */
export function figuresOf({ params, description }: Pick<BomPart, 'description' | 'params'>): PartFigure[] {
  const told = params.filter(({ unit, low, high }) => unit !== '' && (low !== null || high !== null))
  const units = new Set(told.map(({ unit }) => unit))
  const said = parseQuantities(description).filter(({ unit }) => unit !== '' && !units.has(unit))
  return [...told, ...said.map(({ unit, low, high }) => ({ name: '', unit, low, high }))]
}

/** All words of a part in one plain line. */
export const wordsOfPart = ({
  model,
  description,
  params,
}: Pick<BomPart, 'description' | 'model' | 'params'>): string =>
  [model, description, ...params.map(({ value }) => value)].join(' ').toUpperCase()
