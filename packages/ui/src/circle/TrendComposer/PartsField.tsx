import type { TrendPart } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { ComboBox, type ComboBoxProps, type ComboOption } from '../../primitives/ComboBox/ComboBox.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { lifecycles } from '../lifecycles.ts'
import * as S from './TrendComposer.styles.ts'

/** Parts of one post (contract, circle/trend). */
const most = 9

export interface PartsFieldProps {
  parts: readonly TrendPart[]
  /** Takes what becomes of the parts that are there by then: one that is chosen is looked up first. */
  onChange: (change: (parts: readonly TrendPart[]) => TrendPart[]) => void
  /** Parts whose numbers begin as was typed. */
  found: readonly ComboOption[]
  findState: ComboBoxProps['state']
  onFind: (text: string) => void
  /** Brings the one that was chosen; rejects with the server's word. */
  partOf: (id: number) => Promise<TrendPart>
  /** Where other parts are that could stand for one that ends. */
  alternatesOf: (part: TrendPart) => Href
}

/** The parts that a post is about. Of one that ends it says so at once, and where others are. */
export function PartsField({ parts, onChange, found, findState, onFind, partOf, alternatesOf }: PartsFieldProps) {
  const [error, setError] = useState<string>()

  async function add(id: number) {
    try {
      const part = await partOf(id)
      onChange((now) => [...now.filter((each) => each.id !== id), part])
      setError(undefined)
    } catch (refused) {
      setError(refused instanceof Error ? refused.message : '没有读到这个型号，请重试')
    }
  }

  return (
    <S.Parts>
      {parts.length < most && (
        <ComboBox
          // A part that was added leaves an empty field.
          key={parts.length}
          label="器件"
          placeholder="输入型号，写全最好"
          value={null}
          onChange={(value) => value?.value && void add(Number(value.value))}
          onQuery={onFind}
          state={findState ?? 'ready'}
          groups={[{ title: '', items: found.filter(({ value }) => parts.every(({ id }) => String(id) !== value)) }]}
          {...(error && { error })}
        />
      )}
      {parts.length > 0 && (
        <S.Chosen aria-label="已选器件">
          {parts.map((part) => (
            <li key={part.id}>
              <Tag
                removeLabel={`移除 ${part.model}`}
                onRemove={() => onChange((now) => now.filter(({ id }) => id !== part.id))}
              >
                {part.model}
              </Tag>
            </li>
          ))}
        </S.Chosen>
      )}
      {parts
        .filter(({ lifecycle }) => lifecycles[lifecycle].isEnding)
        .map((part) => (
          <Alert
            key={part.id}
            tone="warn"
            title={`${part.model} ${lifecycles[part.lifecycle].label}`}
            action={<Link href={alternatesOf(part)}>看替代</Link>}
          />
        ))}
    </S.Parts>
  )
}
