import type { ParameterFacet } from '@xinpu/sdk/types'

/** What a column of a parameter is called. */
export const paramColumnId = (name: string): string => `param-${name}`

/** Parts of the table's width, in hundredths. */
const shares: Record<string, number> = { brand: 9, package: 9, stock: 11.5, price: 9.5, actions: 0 }
const paramShare = 8.2
/** What the number, its tick and the datasheet leave at the least width that has a head of its own. */
const room = 75

const shareOf = (id: string): number => shares[id] ?? paramShare

/** Whether columns fit beside each other; more than fit scroll in a frame of their own. */
export const isWide = (shown: readonly string[]): boolean => shown.reduce((sum, id) => sum + shareOf(id), 0) > room

/** The most that a column takes of the table, as CSS. */
export const shareWidth = (id: string): string => `${shareOf(id)}cqi`

/** The columns before one chooses: what all parts have and is known here, then as many parameters as fit. */
export function usualColumns(
  parameters: readonly Pick<ParameterFacet, 'name'>[],
  known: { stock: boolean; price: boolean },
): string[] {
  const common = ['brand', 'package', ...(known.stock ? ['stock'] : []), ...(known.price ? ['price'] : []), 'actions']
  const left = room - common.reduce((sum, id) => sum + shareOf(id), 0)
  return [...common, ...parameters.slice(0, Math.floor(left / paramShare)).map(({ name }) => paramColumnId(name))]
}

/** Every column but the number, which always stays. */
export const allColumns = (parameters: readonly Pick<ParameterFacet, 'name'>[]): string[] => [
  'brand',
  'package',
  ...parameters.map(({ name }) => paramColumnId(name)),
  'stock',
  'price',
  'actions',
]
