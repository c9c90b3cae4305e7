import { styled } from 'styled-components'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import { token } from '../../theme/index.ts'
import type { ListedOrder } from './order-news.tsx'

export interface OrderListProps {
  /** A page of orders; that it is on its way, or why it did not come. */
  orders: Listed<ListedOrder>
  paging: Paging
  /** What stands there without any: an `EmptyState`. */
  empty: React.ReactNode
  /** An `OrderCard` for each. */
  children: (order: ListedOrder) => React.ReactNode
}

/** Orders under each other, a page of them. */
export const OrderList = ({ orders, paging, empty, children }: OrderListProps) => (
  <ListRegion list={orders} shape="card" count={3} paging={paging} empty={empty}>
    {(rows) => <Cards>{rows.map(children)}</Cards>}
  </ListRegion>
)

/** Cards under each other. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 3)};
`
