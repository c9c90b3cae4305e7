import * as z from 'zod'
import { ArticleDTO } from '../article/article.ts'
import { CategoryNode } from '../datasheet/category.ts'
import { get } from '../endpoint.ts'
import { ContactVO } from '../enterprise/contact.ts'
import { idOf } from '../field.ts'
import { Id, paged, Paging, Time } from '../page.ts'

/** 品牌公司. The company behind a brand. */
export const SpecBrandCompany = z
  .object({
    brandId: Id,
    companyName: z.string(),
    intro: z.string().describe('Plain text.'),
    founded: z.string().optional().describe('The year or day it was founded.'),
    address: z.string().optional(),
    stockCode: z.string().optional().describe('With its exchange: NASDAQ: TXN.'),
    categories: z.array(z.string()).describe('What it makes.'),
    honours: z.array(z.string()),
    source: z.string().optional().describe('Where the facts are from.'),
    updateTime: Time.optional().describe('When they were last checked.'),
  })
  .meta({ id: 'SpecBrandCompany' })
export type SpecBrandCompany = z.infer<typeof SpecBrandCompany>

export const info = get('/specBrand/companyInfo', 'The company behind a brand.', {
  access: 'visitor',
  input: z.object({ brandId: idOf('品牌') }),
  output: SpecBrandCompany,
  errors: ['NOT_FOUND'],
})

export const contacts = get('/specBrand/contactInfo', 'How to reach a brand; numbers are masked for visitors.', {
  access: 'visitor',
  input: z.object({ brandId: idOf('品牌') }),
  output: z.array(ContactVO),
  errors: ['NOT_FOUND'],
})

/** 'categorys' is the wire's spelling, as in the specification's own call. */
export const categories = get('/specBrand/categorys', 'The categories a brand has parts in, with its own counts.', {
  access: 'visitor',
  input: z.object({ brandId: idOf('品牌') }),
  output: z.array(CategoryNode),
  errors: ['NOT_FOUND'],
})

export const news = get('/specBrand/news', 'Articles that name a brand, newest first.', {
  access: 'visitor',
  input: z.object({ ...Paging.shape, brandId: idOf('品牌') }),
  output: paged(ArticleDTO),
  errors: ['NOT_FOUND'],
})
