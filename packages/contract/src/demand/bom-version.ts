import * as z from 'zod'
import { get } from '../endpoint.ts'
import { idOf, whole } from '../field.ts'
import { Time } from '../page.ts'
import { BomLine, BomSheet } from './bom.ts'

/** Versions that are kept of one list; the oldest go first. */
export const mostVersions = 50

const number = whole('版本', 1, 1_000_000).describe('1 is the first that was saved.')

/** BOM 版本. What a saved list was when it was saved. */
export const BomVersion = z
  .object({
    number,
    boards: z.int().describe('Boards to build.'),
    attrition: z.int().describe('Per cent more of small parts.'),
    lineCount: z.int(),
    createTime: Time,
    lines: z.array(BomLine).optional().describe('Only where one version was asked for.'),
    sheet: BomSheet.optional().describe('With `lines`, where it was saved with them.'),
  })
  .meta({ id: 'BomVersion' })
export type BomVersion = z.infer<typeof BomVersion>

export const list = get('/bom/version/list', 'The versions of an own BOM, newest first, at most 50.', {
  input: z.object({ id: idOf('BOM') }),
  output: z.array(BomVersion),
  errors: ['NOT_FOUND'],
})

export const detail = get('/bom/version/detail', 'One version of an own BOM with its lines.', {
  input: z.object({ id: idOf('BOM'), number }),
  output: BomVersion,
  errors: ['NOT_FOUND'],
})
