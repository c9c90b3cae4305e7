import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { flag, idOf, text } from '../field.ts'
import { Time } from '../page.ts'
import { BomLine } from './bom.ts'

/** 分享的 BOM. What anybody with the link sees; nothing says whose it is. */
export const SharedBom = z
  .object({
    name: z.string(),
    boards: z.int().describe('Boards to build.'),
    attrition: z.int().describe('Per cent more of small parts.'),
    lines: z.array(BomLine).describe('As they are now, not as they were when the link was made.'),
    updateTime: Time,
  })
  .meta({ id: 'SharedBom' })
export type SharedBom = z.infer<typeof SharedBom>

export const save = post('/bom/share', 'Opens an own BOM to everybody who has its link, or closes it for good.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('BOM'), isShared: flag('分享') }),
  output: z.object({ code: z.string().describe('Names the link; empty where the list is not shared.') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/bom/list', '/bom/shared'],
})

export const detail = get('/bom/shared', 'A BOM that its owner shares, to read.', {
  access: 'visitor',
  input: z.object({ code: text('分享码', 40) }),
  output: SharedBom,
  errors: ['NOT_FOUND'],
})
