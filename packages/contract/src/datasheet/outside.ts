import * as z from 'zod'
import { get } from '../endpoint.ts'
import { idOf } from '../field.ts'
import { Time, Url } from '../page.ts'
import { SpecDto } from './datasheet.ts'

/** 外部资料. A datasheet that is kept on another site; size and pages are 0 where they are not known. */
export const OutsideSpec = z
  .object({
    ...SpecDto.shape,
    sourceUrl: Url.describe('Its page or file on the other site.'),
    sourceHost: z.string().describe('www.example.com'),
    isReadable: z.boolean().describe('May be read here; else only the way out is offered.'),
    isGone: z.boolean().describe('The other site no longer has it.'),
    checkTime: Time.optional().describe('When that was last looked at.'),
  })
  .meta({ id: 'OutsideSpec' })
export type OutsideSpec = z.infer<typeof OutsideSpec>

const ById = z.object({ id: idOf('资料') })

export const detail = get('/outside/spec/detail', 'What is known of a datasheet that another site keeps.', {
  access: 'visitor',
  input: ById,
  output: OutsideSpec,
  errors: ['NOT_FOUND'],
})

/** CONFLICT: the other site no longer has the file, or it may not be read here. */
export const fileUrl = get('/outside/pdf/url', 'The address from which the viewer reads such a datasheet.', {
  input: ById,
  output: Url,
  errors: ['NOT_FOUND', 'CONFLICT'],
})
