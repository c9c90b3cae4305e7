import type { MallGoods } from '@xinpu/sdk/types'
import { taxPercent } from '@xinpu/sdk/format'
import { HoverCard } from '../../primitives/HoverCard/HoverCard.tsx'
import { LadderPriceTable } from '../LadderPriceTable/LadderPriceTable.tsx'
import * as S from './Ladder.styles.ts'
import { LadderSteps, shownSteps } from './LadderSteps.tsx'

/** The ladder of a row: the steps around the wanted quantity, and all of them where there are more. */
export function Ladder({ goods, qty }: { goods: MallGoods; qty: number }) {
  const { ladderPrices: ladder, currency, model } = goods
  return (
    <div data-ladder>
      <LadderSteps ladder={ladder} qty={qty} currency={currency} />
      {ladder.length > shownSteps && (
        <HoverCard
          label={`${model} 阶梯价`}
          placement="bottom-end"
          trigger={<S.AllSteps aria-label={`${model} 全部 ${ladder.length} 档`}>全部 {ladder.length} 档</S.AllSteps>}
        >
          <S.WholeLadder>
            <p>
              <span>{goods.merchantName}</span>
              <span>{taxPercent[currency] > 0 ? `含税 ${taxPercent[currency]}%` : '不含税'}</span>
            </p>
            <LadderPriceTable ladder={ladder} qty={qty} currency={currency} last="amount" />
          </S.WholeLadder>
        </HoverCard>
      )}
    </div>
  )
}
