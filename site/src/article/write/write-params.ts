import { linkOptions } from '@tanstack/react-router'
import { id, oneOf, readsAddress, withoutEmpty } from '../../app/address.ts'

/** Reads what the address of the editor says: which article is gone on with, and where a new one comes from. */
export const readWriteParams = readsAddress({ id, from: oneOf(['wx', 'disk']) })

export type WriteParams = ReturnType<typeof readWriteParams>

/** Where articles are written. */
export const writePlace = (search: WriteParams = {}) => linkOptions({ to: '/add', search: withoutEmpty(search) })
