import { linkOptions } from '@tanstack/react-router'
import { id, oneOf, readsAddress, whole, word } from '../app/address.ts'

/** What the address of the BOM screen says: a saved list or one that is shared, boards to build, the bucket that is shown. */
export const readBomParams = readsAddress({
  bom: id,
  share: word(40),
  boards: whole(1_000_000),
  bucket: oneOf(['cart', 'demand', 'review']),
})
export type BomParams = ReturnType<typeof readBomParams>

/** The BOM screen, with a saved list where one is named. */
export const bomPlace = (search: BomParams = {}) => linkOptions({ to: '/inquiry/batchSearch', search })
