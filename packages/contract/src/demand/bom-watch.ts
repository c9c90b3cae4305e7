import * as z from 'zod'
import { post } from '../endpoint.ts'
import { flag, idOf } from '../field.ts'

export const save = post(
  '/bom/watch',
  'Tells in an alert, once a day, what changes about the parts of an own BOM: lifecycle, datasheets, prices.',
  {
    idempotent: 'yes',
    input: z.object({ id: idOf('BOM'), isWatched: flag('提醒') }),
    errors: ['NOT_FOUND'],
    invalidates: ['/bom/list'],
  },
)
