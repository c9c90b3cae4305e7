import { codes, type CodeName } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'

/** A refusal with a true HTTP status: readers of files look at it, not at an envelope. */
export const fileRefusal = (message: string, code: CodeName) =>
  Object.assign(new Refusal(message, code), { statusCode: codes[code] })
