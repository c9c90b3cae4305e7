import { FileText, GitCompareArrows, Star, type LucideIcon } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { PartCardProps } from './PartCard.tsx'

type PartActionsProps = Pick<PartCardProps, 'part' | 'datasheet' | 'isFavour' | 'onFavour' | 'isCompared' | 'onCompare'>

/** What can be done with a part from a list: read its datasheet, put it aside to be compared, keep it. */
export const PartActions = ({ part, datasheet, isCompared, onCompare, isFavour, onFavour }: PartActionsProps) => (
  <>
    {datasheet && (
      <LinkButton tone="quiet" size="sm" shape="icon" href={datasheet} aria-label={`${part.model} 数据手册`}>
        <Icon of={FileText} />
      </LinkButton>
    )}
    {onCompare && <Toggle verb="对比" icon={GitCompareArrows} part={part} isOn={isCompared} onChange={onCompare} />}
    {onFavour && <Toggle verb="收藏" icon={Star} part={part} isOn={isFavour} onChange={onFavour} />}
  </>
)

interface ToggleProps {
  verb: string
  icon: LucideIcon
  part: PartCardProps['part']
  isOn: boolean | undefined
  onChange: (part: PartCardProps['part'], isOn: boolean) => void
}

const Toggle = ({ verb, icon, part, isOn = false, onChange }: ToggleProps) => (
  <Button
    tone="quiet"
    size="sm"
    shape="icon"
    isPressedOn={isOn}
    aria-label={`${verb} ${part.model}`}
    data-favour={verb === '收藏' || undefined}
    onPress={() => onChange(part, !isOn)}
  >
    <Icon of={icon} />
  </Button>
)
