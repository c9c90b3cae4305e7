import type { AgentsParams } from './agent-params.ts'
import { withoutEmpty } from '../app/address.ts'

/** How many agents a page of the directory has. */
export const agentsPageSize = 20

/** What the server is asked for the narrowing of the directory. */
export const facetsInput = ({ sort: _sort, view: _view, ...search }: AgentsParams) => withoutEmpty(search)

/** What the server is asked for a page of the directory. */
export const agentsInput = (page: number, { view: _view, ...search }: AgentsParams) => ({
  ...withoutEmpty(search),
  pageIndex: page,
  pageSize: agentsPageSize,
})

/** What is asked for the fewest agents; undefined where no comparison is open. */
export const fewestInput = ({ brandId = [], region, view }: AgentsParams) =>
  brandId.length < 2 || view === 'list' ? undefined : { brandId, ...withoutEmpty({ region }) }
