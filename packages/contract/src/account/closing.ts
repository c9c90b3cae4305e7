import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { Time } from '../page.ts'
import { ownerProof } from './proof.ts'

/** 注销说明. What becomes of an account that is closed, and what stands in the way. */
export const ClosingTerms = z
  .object({
    days: z.int().describe('In which one may change one’s mind.'),
    closesAt: Time.optional().describe('When it is closed; absent where nobody asked for it.'),
    obstacles: z.array(z.string()).describe('What has to be done first, a sentence each.'),
    deleted: z.array(z.string()).describe('What is deleted.'),
    nameless: z.array(z.string()).describe('What stays and names nobody any more.'),
    kept: z.array(z.string()).describe('What the law wants kept, and for how long.'),
  })
  .meta({ id: 'ClosingTerms' })
export type ClosingTerms = z.infer<typeof ClosingTerms>

const stale = ['/my/account'] as const

export const terms = get('/my/account/closing', 'What becomes of my account when it is closed.', {
  output: ClosingTerms,
})

/** CONFLICT: something has to be done first. */
export const ask = post('/my/account/close', 'Has my account closed after 15 days.', {
  idempotent: 'yes',
  input: z.object({ proof: ownerProof() }),
  output: z.object({ closesAt: Time }),
  errors: ['FORBIDDEN', 'CONFLICT'],
  invalidates: stale,
})

export const cancel = post('/my/account/keep', 'Keeps my account after all.', {
  idempotent: 'yes',
  invalidates: stale,
})
