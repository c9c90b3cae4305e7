import { Star } from 'lucide-react'
import { useId } from 'react'
import { FieldGroup } from '../../primitives/Upload/FieldGroup.tsx'
import * as S from './ScoreField.styles.ts'

interface ScoreFieldProps {
  /** 1 to 5; null before one is chosen. */
  value: number | null
  onChange: (score: number) => void
  error: string | undefined
}

const words = ['很差', '较差', '一般', '满意', '很满意']

/** One to five stars: the browser's own radio buttons, drawn as stars. */
export function ScoreField({ value, onChange, error }: ScoreFieldProps) {
  const name = useId()
  return (
    <FieldGroup label="评分" name="score" isRequired error={error}>
      {(ids) => (
        <S.Stars role="radiogroup" aria-labelledby={ids.label}>
          {words.map((word, index) => (
            <S.Star key={word} data-full={(value ?? 0) > index || undefined}>
              <input
                type="radio"
                name={name}
                aria-label={`${index + 1} 星，${word}`}
                checked={value === index + 1}
                onChange={() => onChange(index + 1)}
              />
              <Star size={28} strokeWidth={1.5} aria-hidden />
            </S.Star>
          ))}
          <S.Word>{value === null ? '' : words[value - 1]}</S.Word>
        </S.Stars>
      )}
    </FieldGroup>
  )
}
