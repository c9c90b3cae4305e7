import * as z from 'zod'
import { get } from '../endpoint.ts'
import { hints, Id, Paging, paged, Url } from '../page.ts'

/** 品牌. A maker of parts, under all its names. */
export const SpecBrand = z
  .object({
    id: Id,
    brandCn: z.string().describe('德州仪器'),
    brandEn: z.string().describe('Texas Instruments'),
    name: z.string().describe('The short name the trade uses: TI.'),
    fullName: z.string().describe('Both names: 德州仪器 TI.'),
    aliases: z.array(z.string()).describe('Other spellings that find it.'),
    fullLogo: Url,
    website: Url,
    country: z.string(),
    letter: z.string().describe('A–Z of the short name, or # for a figure.'),
    type: z.literal([1, 2]).describe('1 international, 2 Chinese.'),
    modelCount: z.int().describe('Parts.'),
    specCount: z.int().describe('Datasheets.'),
  })
  .meta({ id: 'SpecBrand' })
export type SpecBrand = z.infer<typeof SpecBrand>

/** A brand offered while typing. */
export const BrandHint = z
  .object({ id: Id, name: z.string(), fullName: z.string(), website: Url, fullLogo: Url })
  .meta({ id: 'BrandHint' })
export type BrandHint = z.infer<typeof BrandHint>

export const detail = get('/specBrand/{brandId}', 'One brand.', {
  access: 'visitor',
  input: z.object({ brandId: Id }),
  output: SpecBrand,
  errors: ['NOT_FOUND'],
})

export const keywords = get('/specBrand/keywords', 'Brands whose name or alias begins so.', {
  access: 'visitor',
  input: z.object({ keywords: z.string().trim().max(100) }),
  output: hints(BrandHint),
})

export const hot = get('/specBrand/user/hot', 'The brands people look at most.', {
  access: 'visitor',
  input: z.object({ size: z.int().min(1).max(60).default(16) }),
  output: z.array(SpecBrand),
})

export const list = get('/chip/specification/brands', 'Brands that have parts, most parts first.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    keywords: z.string().trim().max(100).optional(),
    letter: z
      .string()
      .regex(/^[A-Z#]$/)
      .optional(),
    categoryId: Id.optional(),
  }),
  output: paged(SpecBrand),
})
