import { CircleCheck, ScanText, TriangleAlert } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { comparedText, type Comparison } from './compared-text.ts'
import * as S from './FieldReading.styles.ts'

export interface FieldReadingProps {
  /** What the field asks for. */
  label: string
  /** What stands in the field. */
  typed: string
  /** What was read from the document; nothing is shown without it. */
  found: string | undefined
  /** Puts what was read into the field. */
  onTake: () => void
  /**
   * What it was read from.
   *
   * @default '执照'
   */
  source?: string
}

/** What a document says of a field, under what was typed: the same, or something else to take. */
export function FieldReading({ label, typed, found, onTake, source = '执照' }: FieldReadingProps) {
  const comparison = comparedText(typed, found)
  if (comparison === 'unread') return null
  if (comparison === 'same')
    return (
      <S.Same>
        <Icon of={CircleCheck} size={14} />与{source}一致
      </S.Same>
    )

  const { Sign, words } = signs[comparison]
  return (
    <S.Found $tone={comparison}>
      <Icon of={Sign} size={14} />
      <span>
        {words(source)}
        <b>{found}</b>
      </span>
      <Button size="sm" aria-label={`采用${source}上的${label}`} onPress={onTake}>
        采用
      </Button>
    </S.Found>
  )
}

interface Sign {
  Sign: typeof ScanText
  words: (source: string) => string
}

const signs: Record<Exclude<Comparison, 'unread' | 'same'>, Sign> = {
  untyped: { Sign: ScanText, words: (source) => `${source}上为：` },
  differs: { Sign: TriangleAlert, words: (source) => `与${source}不一致，${source}上为：` },
}
