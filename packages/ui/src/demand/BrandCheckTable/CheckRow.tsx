import { formatNumber } from '@xinpu/sdk/format'
import type { BrandCheck, BrandHint } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import { stateOf } from './check-state.ts'
import * as S from './BrandCheckTable.styles.ts'

interface CheckRowProps {
  check: BrandCheck
  /** Whether the owner wants it as it is spelt. */
  isKept: boolean
  isPending: boolean
  onAdopt: (check: BrandCheck, brandId: number) => void
  onKeep: () => void
  picker: (check: BrandCheck) => React.ReactNode
}

/** One spelling: what was made of it, and what can be done where nothing was. */
export function CheckRow({ check, isKept, isPending, onAdopt, onKeep, picker }: CheckRowProps) {
  const { brand, rows = 1, suggests } = check
  const state = stateOf(check)
  const [first, ...others] = suggests
  const isOpen = state !== 'matched' && !isKept

  return (
    <tr>
      <th scope="row">{brand}</th>
      <td>{formatNumber(rows)} 行</td>
      <td>
        <Result state={state} isKept={isKept} />
      </td>
      <td>
        {state === 'matched' && check.name}
        {isKept && brand}
        {isOpen && first && nameOf(first)}
        {isOpen &&
          others.map((hint) => (
            <S.Other key={hint.id}>
              或{' '}
              <Button tone="quiet" size="sm" isDisabled={isPending} onPress={() => onAdopt(check, hint.id)}>
                {nameOf(hint)}
              </Button>
            </S.Other>
          ))}
        {isOpen && !first && picker(check)}
      </td>
      <td>
        {isOpen && first && (
          <Button
            size="sm"
            aria-label={`${brand} 采用 ${nameOf(first)}`}
            isDisabled={isPending}
            onPress={() => onAdopt(check, first.id)}
          >
            采用
          </Button>
        )}
        {isOpen && (
          <Button tone="quiet" size="sm" aria-label={`${brand} 照原样`} onPress={onKeep}>
            照原样
          </Button>
        )}
      </td>
    </tr>
  )
}

const results = {
  matched: { tone: 'ok', shape: 'full', word: '认出' },
  suggested: { tone: 'warn', shape: 'half', word: '有建议' },
  unknown: { tone: 'danger', shape: 'ring', word: '不认识' },
} as const

function Result({ state, isKept }: { state: keyof typeof results; isKept: boolean }) {
  if (isKept)
    return (
      <StatusTag tone="neutral" shape="ring">
        照原样
      </StatusTag>
    )
  const { tone, shape, word } = results[state]
  return (
    <StatusTag tone={tone} shape={shape}>
      {word}
    </StatusTag>
  )
}

const nameOf = ({ name, fullName }: BrandHint) => fullName || name
