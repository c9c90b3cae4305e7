import { id, readsAddress } from '../app/address.ts'

/** Reads which plan was chosen. */
export const readPlanParams = readsAddress({ levelId: id })
