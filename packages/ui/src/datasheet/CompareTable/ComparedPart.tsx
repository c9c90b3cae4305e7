import type { AlternateVerdict, ChipModel } from '@xinpu/sdk/types'
import { X } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { VerdictTag } from '../VerdictTag/VerdictTag.tsx'
import * as S from './CompareTable.styles.ts'
import { isAside, letterOf } from './PairSwitch.tsx'

interface ComparedPartProps {
  model: ChipModel
  place: number
  pair: number
  verdict: AlternateVerdict | null
  href: Href
  onRemove?: () => void
  onLead?: () => void
}

/** The head of a column: which part it is, and how well it stands in for the first. */
export const ComparedPart = ({ model, place, pair, verdict, href, onRemove, onLead }: ComparedPartProps) => (
  <S.Head scope="col" data-aside={isAside(place, pair) || undefined}>
    <S.Letter aria-hidden>{letterOf(place)}</S.Letter>
    <Link tone="part" href={href}>
      <PartNumber>{model.model}</PartNumber>
    </Link>
    <S.Sub>
      {model.brandCn} {model.brandName}
    </S.Sub>
    {place === 0 ? <S.Sub>以此为准</S.Sub> : <VerdictTag verdict={verdict} />}
    <S.Actions data-lead={place === 0 || undefined} data-print="never">
      {onLead && place > 0 && (
        <Button size="sm" tone="quiet" aria-label={`设为基准 ${model.model}`} onPress={onLead}>
          设为基准
        </Button>
      )}
      {onRemove && (
        <Button size="sm" tone="quiet" shape="icon" aria-label={`移出对比 ${model.model}`} onPress={onRemove}>
          <Icon of={X} />
        </Button>
      )}
    </S.Actions>
  </S.Head>
)
