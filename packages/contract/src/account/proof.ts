/** That whoever asks is the owner, and not somebody who came by their token. */
import * as z from 'zod'
import { post } from '../endpoint.ts'
import { Time } from '../page.ts'
import { hashedPassword, verificationCode } from './credential.ts'

/** 身份验证. What a call carries that changes the ways into an account, or takes its data away. */
export const ownerProof = () =>
  z
    .string({ error: unproved })
    .min(1, { error: unproved })
    .max(100, { error: unproved })
    .meta({ title: '身份验证' })
    .describe('What /my/proof/give answered in this session.')

const unproved = '请先验证身份'

export const sendCode = post('/my/proof/sendCode', 'Sends a code to the phone number that is bound.', {
  errors: ['CONFLICT', 'TOO_FREQUENT'],
})

/** Who has neither a password nor a number has logged in within a quarter of an hour. */
export const give = post('/my/proof/give', 'Proves that the owner asks: by the password, or the code that was sent.', {
  input: z.object({
    pwd: hashedPassword().optional(),
    code: verificationCode().describe('Sent to the number that is bound.').optional(),
  }),
  output: z.object({ proof: z.string().describe('For the calls that ask for one.'), expireTime: Time }),
  errors: ['FAIL', 'FORBIDDEN', 'TOO_FREQUENT'],
})
