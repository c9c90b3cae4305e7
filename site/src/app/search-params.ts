import { Id, Paging } from '@xinpu/contract/page'
import { PartSort } from '@xinpu/contract/datasheet/part'
import type { OpInput } from '@xinpu/sdk'
import type { Api } from '@xinpu/sdk/full'
import * as z from 'zod'

const manyOf = <T extends z.core.$ZodType>(item: T) => z.preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), z.array(item)).optional().catch(undefined)

/** The state of a list of results in the address. Defaults are left out; a value that cannot be is dropped. */
export const SearchParams = z.object({
  tab: z.enum(['all', 'model', 'spec']).optional().catch(undefined),
  brandId: manyOf(Id),
  categoryId: Id.optional().catch(undefined),
  package: manyOf(z.coerce.string().max(60)),
  stock: z.literal(true).optional().catch(undefined),
  sort: PartSort.exclude(['relevance']).optional().catch(undefined),
  page: Paging.shape.pageIndex.unwrap().optional().catch(undefined),
})
export type SearchParams = z.infer<typeof SearchParams>

export type PartSearchInput = OpInput<Api['datasheet']['part']['search']['op']>

/** The longest text the server reads; what is beyond is cut. */
const longest = 200

/** What the server is asked for an address. */
export const partSearchOf = (text: string, { tab: _, page = 1, ...narrowing }: SearchParams): PartSearchInput => ({
  keywords: text.slice(0, longest),
  pageIndex: page,
  ...narrowing,
})

/** How many ways of narrowing are in use. */
export const narrowedBy = ({ brandId = [], categoryId, package: packages = [], stock }: SearchParams): number =>
  brandId.length + packages.length + Number(categoryId !== undefined) + Number(stock ?? false)
