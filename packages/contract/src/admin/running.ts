import * as z from 'zod'
import { get } from '../endpoint.ts'
import { choice } from '../field.ts'

/** 运行状况. Whether all is well, something is to be known, or something must be done. */
export const HealthState = choice('运行状况', { ok: '正常', known: '留意', wrong: '要处理' }).meta({
  id: 'HealthState',
})
export type HealthState = z.infer<typeof HealthState>

/** 状态行. What came of one look at a server that runs. */
export const HealthLine = z
  .object({
    state: HealthState,
    name: z.string().describe('数据库'),
    said: z.string().describe('What was found, and where it is not well, what to do.'),
  })
  .meta({ id: 'HealthLine' })
export type HealthLine = z.infer<typeof HealthLine>

export const health = get('/admin/running/health', 'How the server that answers is doing, a line for each thing.', {
  access: 'admin',
  output: z.array(HealthLine),
})
