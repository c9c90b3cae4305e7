import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { flag, idOf, text } from '../field.ts'
import { Id } from '../page.ts'

/** 快捷回复. Words that are said often: one's own, or shared by all at a company's desk. */
export const QuickReply = z
  .object({
    id: Id,
    content: z.string(),
    isShared: z.boolean().describe("Whether all of one's company have it."),
  })
  .meta({ id: 'QuickReply' })
export type QuickReply = z.infer<typeof QuickReply>

const content = text('快捷回复', 300)

export const list = get(
  '/im/reply/list',
  'Own quick replies and those of the own company, a hundred of each at most.',
  {
    output: z.array(QuickReply),
  },
)

/** FORBIDDEN: nobody can share without a company. CONFLICT: there are a hundred. */
export const add = post('/im/reply/add', 'Keeps words that are said often.', {
  input: z.object({ content, isShared: flag('同事共用').default(false) }),
  output: QuickReply,
  errors: ['FORBIDDEN', 'CONFLICT'],
  invalidates: ['/im/reply'],
})

export const update = post('/im/reply/update', 'Says a quick reply in other words.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('快捷回复'), content }),
  output: QuickReply,
  errors: ['NOT_FOUND'],
  invalidates: ['/im/reply'],
})

export const remove = post('/im/reply/delete', 'Drops a quick reply.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('快捷回复') }),
  invalidates: ['/im/reply'],
})
