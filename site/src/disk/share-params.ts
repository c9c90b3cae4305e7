import { readsAddress, word } from '../app/address.ts'

/** Reads what the address of a share says: the code, when a form without scripts has sent it. */
export const readShareParams = readsAddress({ code: word(8) })
