import { linkOptions } from '@tanstack/react-router'
import { id, oneOf, page, readsAddress, word } from '../app/address.ts'

/** Reads what is known already, and the state of the list. */
export const readUploadParams = readsAddress({
  dirId: id,
  model: word(80),
  brandId: id,
  // Not read from the labels: those of all nouns lie in one file, and every page carries what reads its address.
  status: oneOf(['pending', 'passed', 'rejected']),
  page,
})

export type UploadParams = ReturnType<typeof readUploadParams>

/** Where datasheets are uploaded. */
export const uploadPlace = (search: UploadParams = {}) => linkOptions({ to: '/upload', search: { ...search } })
