import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { idsOf } from '../field.ts'
import { AgreementVersion } from '../portal/agreement.ts'

/** Versions of agreements that somebody agrees to, by their numbers in the table. */
export const agreedVersions = () => idsOf('协议版本', 10)

export const pending = get('/my/agreement/pending', 'Versions in force that the person has not agreed to yet.', {
  output: z.array(AgreementVersion),
})

/** What was never in force is passed over. */
export const agree = post('/my/agreement/agree', 'Agrees to versions of agreements; it is kept with its time.', {
  idempotent: 'yes',
  input: z.object({ ids: agreedVersions() }),
  invalidates: ['/my/agreement'],
})
