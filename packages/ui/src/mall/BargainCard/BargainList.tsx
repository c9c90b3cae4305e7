import type { Bargaining } from '@xinpu/sdk/types'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import { Cards } from '../OrderCard/OrderList.tsx'

export interface BargainListProps {
  /** A page of offers; that it is on its way, or why it did not come. */
  bargains: Listed<Bargaining>
  /** Left out where one alone is shown. */
  paging?: Paging
  /** What stands there without any: an `EmptyState`. */
  empty: React.ReactNode
  /** A `BargainCard` for each. */
  children: (bargain: Bargaining) => React.ReactNode
}

/** Offers under each other, a page of them. */
export const BargainList = ({ bargains, empty, paging, children }: BargainListProps) => (
  <ListRegion list={bargains} shape="card" count={3} empty={empty} {...(paging && { paging })}>
    {(rows) => <Cards>{rows.map(children)}</Cards>}
  </ListRegion>
)
