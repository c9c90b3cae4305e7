import { formatAmount, formatNumber, toMicro } from '@xinpu/sdk/format'
import { bomRiskLabels } from '@xinpu/sdk/labels'
import type { SellerOffer, SellerPlan } from '@xinpu/sdk/bom'
import type { BomRisk } from '@xinpu/sdk/types'
import { RadioGroup, type RadioOption } from '../../primitives/RadioGroup/RadioGroup.tsx'
import * as S from './SellerPlans.styles.ts'

/** Two ways to buy a list. */
export type PlanName = 'fewest' | 'lowest'

/** What is told of a plan. */
export type ToldPlan = Pick<SellerPlan<SellerOffer>, 'sellers' | 'total'>

export interface SellerPlansProps {
  /** Both plans over the same lines. */
  plans: Readonly<Record<PlanName, ToldPlan>>
  chosen: PlanName
  onChoose: (plan: PlanName) => void
  /** Boards to build. */
  boards: number
  /** How many lines of the whole list have a risk. */
  risks: readonly { risk: BomRisk; count: number }[]
}

/** Sellers that are told by name. */
const most = 4

/** What the cart of a list costs, how its sellers are chosen and what that costs more, and what may go wrong. */
export function SellerPlans({ plans, chosen, onChoose, boards, risks }: SellerPlansProps) {
  const { total, sellers } = plans[chosen]
  const isOne = plans.fewest.sellers.length === plans.lowest.sellers.length
  return (
    <S.Root aria-label="总价与卖家">
      <S.Part>
        <S.Total>{yuan(total)}</S.Total>
        <S.Quiet>
          {boards > 1 && `每套 ${yuan(Math.round((total / boards) * 100) / 100)}，`}
          {formatNumber(sellers.length)} 家卖家
        </S.Quiet>
        {isOne ? (
          <S.Quiet>总价最低，也是卖家最少的买法。</S.Quiet>
        ) : (
          <RadioGroup
            label="怎么选卖家"
            options={optionsOf(plans)}
            value={chosen}
            onChange={(value) => onChoose(value as PlanName)}
          />
        )}
      </S.Part>
      <S.Part>
        <S.Title>卖家</S.Title>
        <S.List>
          {sellers.slice(0, most).map(({ name, amount, lines }) => (
            <li key={name}>
              <span>{name}</span>
              <S.Quiet>{lines} 行</S.Quiet>
              <S.Figure>{yuan(amount)}</S.Figure>
            </li>
          ))}
        </S.List>
        {sellers.length > most && <S.Quiet>还有 {sellers.length - most} 家</S.Quiet>}
      </S.Part>
      {risks.length > 0 && (
        <S.Part>
          <S.Title>风险</S.Title>
          <S.List>
            {risks.map(({ risk, count }) => (
              <li key={risk}>
                <span>{bomRiskLabels[risk]}</span>
                <S.Figure>{formatNumber(count)} 行</S.Figure>
              </li>
            ))}
          </S.List>
        </S.Part>
      )}
    </S.Root>
  )
}

const yuan = (amount: number): string => formatAmount(toMicro(amount), 'CNY')

const optionsOf = ({ lowest, fewest }: SellerPlansProps['plans']): readonly RadioOption[] => [
  { value: 'lowest', label: `总价最低　${yuan(lowest.total)}`, detail: `${lowest.sellers.length} 家` },
  {
    value: 'fewest',
    label: `卖家最少　${yuan(fewest.total)}`,
    detail: `${fewest.sellers.length} 家，贵 ${yuan(Math.round((fewest.total - lowest.total) * 100) / 100)}`,
  },
]
