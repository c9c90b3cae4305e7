import * as z from 'zod'

/** A value of a facet with how many of the hits have it. */
export const FacetValue = z.object({ value: z.string(), label: z.string(), count: z.int() })

/** Whether the counts are those of all parts, or of the first ten thousand. */
const exact = z.boolean().describe('False where more than 10,000 parts were found: the counts are of the best of them.')

/** 筛选. One way to narrow a search, counted as if nothing were chosen in it. */
export const Facet = z
  .object({
    name: z.enum(['brandId', 'categoryId', 'package', 'stock']),
    label: z.string(),
    values: z.array(FacetValue),
    exact,
  })
  .meta({ id: 'Facet' })
export type Facet = z.infer<typeof Facet>

/** 参数筛选. One parameter to narrow by, counted as if it were not narrowed by. */
export const ParameterFacet = z
  .object({
    name: z.string().describe('容值'),
    label: z.string().optional().describe('As lists show it, where that is not its name.'),
    unit: z.string().describe('SI unit of low and high; empty for words.'),
    count: z.int().describe('Parts that tell it.'),
    readCount: z
      .int()
      .optional()
      .describe('Of all parts of the category, those that tell it only in the description of a catalogue.'),
    low: z.number().nullable().describe('The least number in SI units; null where none has one.'),
    high: z.number().nullable().describe('The greatest.'),
    values: z
      .array(FacetValue)
      .describe(
        'At most 60: by size where they are numbers, else the commonest first. A value is what f takes after =.',
      ),
    exact,
  })
  .meta({ id: 'ParameterFacet' })
export type ParameterFacet = z.infer<typeof ParameterFacet>

/** 全部筛选. All ways to narrow what was found. */
export const PartFacets = z
  .object({
    facets: z.array(Facet),
    parameters: z
      .array(ParameterFacet)
      .describe('Those that most parts tell, in the order of lists; only where one leaf category is chosen.'),
  })
  .meta({ id: 'PartFacets' })
export type PartFacets = z.infer<typeof PartFacets>
