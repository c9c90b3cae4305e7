import type * as contract from '@xinpu/contract/brand'
import type { HandlersOf } from '../core/handlers.ts'
import { brandDetail } from './brand-detail.ts'
import { brandHints, brands, pageOfBrands, presentBrand } from './brand-queries.ts'
import { reportBrand } from './brand-report.ts'
import { companyHandlers } from './company.ts'
import { directoryHandlers } from './directory.ts'

export const brandHandlers: Omit<HandlersOf<typeof contract>, 'desk' | 'mine'> = {
  detail: ({ brandId }, { db, user }) => brandDetail(db, brandId, user),

  async report(said, context) {
    await reportBrand(context, said)
    return null
  },

  async keywords({ keywords }, { db }) {
    return { data: await brandHints(db, keywords) }
  },

  async hot({ size }, { db }) {
    const rows = await brands(db).orderBy('popularity', 'desc').orderBy('part_count', 'desc').limit(size).execute()
    return rows.map(presentBrand)
  },

  company: companyHandlers,

  directory: directoryHandlers,

  list: ({ pageIndex, pageSize, ...filter }, { db }) =>
    pageOfBrands(db, filter, { pageIndex, pageSize }, (found) =>
      found.where('part_count', '>', 0).orderBy('part_count', 'desc').orderBy('brand.id'),
    ),
}
