import { formatNumber, type QuantityRules } from '@xinpu/sdk/format'
import { Check, CircleX } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as S from './QuantityField.styles.ts'

interface QuantityRuleListProps {
  /** What stands in the field; null while it is empty. */
  pieces: number | null
  rules: QuantityRules
}

/** The three rules, each kept or broken: 6 pieces of what is sold by tens from ten on break two. */
export function QuantityRuleList({ pieces, rules: { moq, mpq, stock } }: QuantityRuleListProps) {
  const typed = pieces ?? moq
  return (
    <S.Rules>
      <Rule isBroken={typed < moq} name="起订" figure={moq} />
      <Rule isBroken={typed % mpq !== 0} name="倍数" figure={mpq} />
      <Rule isBroken={typed > stock} name="库存" figure={stock} />
    </S.Rules>
  )
}

const Rule = ({ isBroken, name, figure }: { isBroken: boolean; name: string; figure: number }) => (
  <li data-broken={isBroken || undefined}>
    <Icon of={isBroken ? CircleX : Check} size={14} /> {name} <b>{formatNumber(figure)}</b>
  </li>
)
