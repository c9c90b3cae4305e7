import * as z from 'zod'
import { post } from '../endpoint.ts'
import { note, text } from '../field.ts'

/** Sent without waiting for the answer. Never holds the text of a search. What programs send is not counted. */
export const add = post('/track/add', 'Counts a page that is opened, a download, an outbound click or a login gate.', {
  access: 'visitor',
  input: z.object({
    from: text('来源', 200).describe('The page and the thing done there: /news download, /about view.'),
    value: note('内容', 500).describe('What it was done to: a number, a scene, a host.'),
  }),
  errors: ['TOO_FREQUENT'],
})
