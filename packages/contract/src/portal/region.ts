import * as z from 'zod'
import { get } from '../endpoint.ts'
import { flag, idOf } from '../field.ts'
import { Id } from '../page.ts'

/** 地区. A province, a city in it, or a district of the city. */
export const Region = z
  .object({
    id: Id,
    name: z.string(),
    parentId: Id.nullable().describe('The region it lies in; null for a province.'),
    level: z.literal([1, 2, 3]).describe('1 province, 2 city, 3 district.'),
    hasChildren: z.boolean().describe('Whether smaller regions follow.'),
  })
  .meta({ id: 'Region' })
export type Region = z.infer<typeof Region>

export const list = get('/region/list', 'The regions inside another one, or the provinces, for addresses and forms.', {
  access: 'visitor',
  input: z.object({
    parentId: idOf('上级地区').describe('Absent for the provinces.').optional(),
    deep: flag('含下级')
      .describe('Whether the regions inside these follow too, for whoever reads an address.')
      .optional(),
  }),
  output: z.array(Region),
})
