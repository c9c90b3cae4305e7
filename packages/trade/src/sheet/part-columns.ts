import type { ColumnField } from './sheet.ts'

/**
 * Columns of which a sheet has one at least, by what its rows become: they say which part a row is about. What is wanted
 * or lies on a shelf is named by the number of a mall too; what is sold has a model.
 */
export const partColumns = {
  demand: ['model', 'supplierNo'],
  stock: ['model', 'supplierNo'],
  goods: ['model'],
} as const satisfies Record<string, readonly ColumnField[]>
