import * as z from 'zod'
import { post } from '../endpoint.ts'
import { email, idOf } from '../field.ts'

/** A few a day for a person, so that nobody floods an inbox. */
export const send = post('/dtUser/v1/sendPdf', 'Sends a datasheet to an e-mail address.', {
  input: z.object({ id: idOf('资料'), email: email() }),
  errors: ['NOT_FOUND', 'TOO_FREQUENT'],
})
