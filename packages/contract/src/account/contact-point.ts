import * as z from 'zod'
import { post } from '../endpoint.ts'
import { email, mobile } from '../field.ts'
import { verificationCode } from './credential.ts'
import { ownerProof } from './proof.ts'

/** The number before it is told, and every other session of the account ends. */
export const bindMobile = post('/v1/bindMobile', 'Binds a phone number, or another one, by the code sent to it.', {
  idempotent: 'yes',
  input: z.object({ mobile: mobile(), code: verificationCode(), proof: ownerProof() }),
  errors: ['FAIL', 'FORBIDDEN', 'CONFLICT', 'TOO_FREQUENT'],
  invalidates: ['/bindingInfo', '/dtUser/myDetail', '/user/checkRequiredData', '/my/session'],
})

export const bindEmail = post('/dtUser/bindEmail', 'Binds an e-mail address by the code sent to it.', {
  idempotent: 'yes',
  input: z.object({
    email: email(),
    code: verificationCode('邮箱验证码'),
    proof: ownerProof().describe('Only where another address is bound.').optional(),
  }),
  errors: ['FAIL', 'FORBIDDEN', 'CONFLICT', 'TOO_FREQUENT'],
  invalidates: ['/bindingInfo', '/dtUser/myDetail'],
})

/** Once a minute for an address, as for an SMS. */
export const sendEmailCode = post('/sendEmailCode', 'Sends a code to an e-mail address that is to be bound.', {
  input: z.object({ email: email() }),
  errors: ['TOO_FREQUENT'],
})
