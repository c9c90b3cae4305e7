import { linkOptions } from '@tanstack/react-router'
import type { ExcelTask } from '@xinpu/sdk/types'
import { id, oneOf, page, readsAddress, type Reading } from '../app/address.ts'

/** Rows are offered; without it they are wanted. */
const offered: Reading<0> = (value) => (value === 0 || value === '0' ? 0 : undefined)

/** What the address of the import says: what rows become, the task, how far it is, and which rows are shown. */
export const readImportParams = readsAddress({
  /** Rows become stock, or goods of a shop; without it they become posts. */
  kind: oneOf(['stock', 'goods']),
  type: offered,
  taskId: id,
  from: id,
  step: oneOf(['preview']),
  status: oneOf(['error', 'ready', 'all']),
  page,
})
export type ImportParams = ReturnType<typeof readImportParams>

/** What the address says of a task, for what its rows become. */
export const becoming = ({ kind, type }: Pick<ExcelTask, 'kind' | 'type'>): Pick<ImportParams, 'kind' | 'type'> => ({
  ...(kind !== 'demand' && { kind }),
  ...(kind === 'demand' && type === 0 && { type }),
})

/** Where a sheet is handed in, or a task goes on. */
export const importPlace = (search: ImportParams = {}) => linkOptions({ to: '/inquiry/batchUploadNew', search })
