import { FileText, Star } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import type { PartCardProps } from './PartCard.tsx'

/** What can be done with a part from a list: read its datasheet, keep it. */
export const PartActions = ({
  part,
  datasheet,
  isFavour = false,
  onFavour,
}: Pick<PartCardProps, 'part' | 'datasheet' | 'isFavour' | 'onFavour'>) => (
  <>
    {datasheet && (
      <LinkButton tone="quiet" size="sm" shape="icon" href={datasheet} aria-label={`${part.model} 数据手册`}>
        <FileText size={16} strokeWidth={1.5} aria-hidden />
      </LinkButton>
    )}
    {onFavour && (
      <Button
        tone="quiet"
        size="sm"
        shape="icon"
        isPressedOn={isFavour}
        aria-label={`收藏 ${part.model}`}
        onPress={() => onFavour(part, !isFavour)}
      >
        <Star size={16} strokeWidth={1.5} aria-hidden />
      </Button>
    )}
  </>
)
