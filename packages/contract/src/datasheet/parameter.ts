import * as z from 'zod'

/** 参数. One figure of a part, as its maker prints it and as a quantity that can be compared. */
export const Parameter = z
  .object({
    name: z.string().describe('容值'),
    label: z.string().optional().describe('As lists show it, where that is not its name.'),
    value: z.string().describe('100 nF'),
    unit: z.string().describe('SI unit of low and high; empty for text.'),
    low: z.number().nullable().describe('Least value in SI units; equals high for a single value.'),
    high: z.number().nullable().describe('Greatest value in SI units.'),
    origin: z
      .literal('description')
      .optional()
      .describe('It was read in the description of a catalogue, not in the table of its maker.'),
    page: z.int().optional().describe('Page of the datasheet that says so, from 1.'),
    revisionId: z.int().optional().describe('The revision that the page is of, where it is not the current one.'),
    quote: z.string().optional().describe('What stands there: 表 6.'),
  })
  .meta({ id: 'Parameter' })
export type Parameter = z.infer<typeof Parameter>
