import * as z from 'zod'
import { get } from '../endpoint.ts'
import { Id } from '../page.ts'

/** A word many people search for. */
export const HotWord = z.object({ id: Id, name: z.string(), count: z.int() }).meta({ id: 'HotWord' })
export type HotWord = z.infer<typeof HotWord>

export const search = get('/hotSearch', 'Words people search for most.', {
  access: 'visitor',
  input: z.object({ size: z.int().min(1).max(24).default(8) }),
  output: z.array(HotWord),
})
