import type { GoodsLot } from '@xinpu/sdk/types'
import { StockTag } from '../../datasheet/PartState/PartState.tsx'
import * as S from './GoodsHeader.styles.ts'

/** What the stock is made of: where it lies, its date code, and when it is sent. */
export const LotTable = ({ lots }: { lots: readonly GoodsLot[] }) => (
  <S.LotTable>
    <thead>
      <tr>
        <th scope="col">仓库</th>
        <th scope="col">批号</th>
        <th scope="col">库存</th>
        <th scope="col">发货</th>
      </tr>
    </thead>
    <tbody>
      {lots.map(({ id, warehouse, batchNo, stock, delivery }) => (
        <tr key={id}>
          <th scope="row">{warehouse}</th>
          <td>{batchNo ?? '—'}</td>
          <td>
            <StockTag stock={stock} />
          </td>
          <td>{delivery}</td>
        </tr>
      ))}
    </tbody>
  </S.LotTable>
)
