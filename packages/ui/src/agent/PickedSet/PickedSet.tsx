import { Tag } from '../../primitives/Tag/Tag.tsx'
import * as S from './PickedSet.styles.ts'

/** One of a set: a brand, a category. */
export interface Picked {
  id: number
  name: string
}

export interface PickedSetProps {
  /** What they are: 代理品牌. */
  label: string
  /** Those that were picked, in their order. */
  picked: readonly Picked[]
  onChange: (picked: Picked[]) => void
  /** The field that picks one more. */
  children: React.ReactNode
}

/** Several of very many: a field that picks one more, and under it those that were picked. */
export const PickedSet = ({ label, picked, onChange, children }: PickedSetProps) => (
  <S.Root>
    {children}
    {picked.length > 0 && (
      <ul aria-label={`已选${label}`}>
        {picked.map(({ id, name }) => (
          <li key={id}>
            <Tag onRemove={() => onChange(picked.filter((other) => other.id !== id))} removeLabel={`移除 ${name}`}>
              {name}
            </Tag>
          </li>
        ))}
      </ul>
    )}
  </S.Root>
)

/** A set with one more, which it may have already. */
export const withPicked = (picked: readonly Picked[], { id, name }: Picked): Picked[] =>
  picked.some((one) => one.id === id) ? [...picked] : [...picked, { id, name }]
