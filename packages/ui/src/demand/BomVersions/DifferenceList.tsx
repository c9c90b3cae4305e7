import type { ComparedField, LineDifference } from '@xinpu/sdk/bom'
import type { BomLine } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Tag, type TagTone } from '../../primitives/Tag/Tag.tsx'
import * as S from './BomVersions.styles.ts'

/** A line that came, went, or is another. */
export type Difference = LineDifference<BomLine>

/** Lines that are drawn before more are asked for. */
const step = 100

/** What lies between two lists: counted first, then line by line, with what was struck and what stands now. */
export function DifferenceList({ difference }: { difference: readonly Difference[] | 'loading' | ErrorStateProps }) {
  const [shown, setShown] = useState(step)
  if (difference === 'loading') return <Skeleton shape="table" count={3} />
  if ('kind' in difference) return <ErrorState {...difference} />

  const left = difference.length - shown
  return (
    <>
      <S.Counts role="status">{countsOf(difference)}</S.Counts>
      {difference.length > 0 && (
        <S.Lines aria-label="改了什么">
          {difference.slice(0, shown).map((one, at) => (
            <Line key={at} difference={one} />
          ))}
        </S.Lines>
      )}
      {left > 0 && <Button onPress={() => setShown(shown + step)}>再看 {Math.min(left, step)} 处</Button>}
    </>
  )
}

const kinds: Record<Difference['kind'], { word: string; tone: TagTone }> = {
  added: { word: '新增', tone: 'ok' },
  removed: { word: '去掉', tone: 'danger' },
  changed: { word: '改动', tone: 'warn' },
}

function countsOf(difference: readonly Difference[]): string {
  const count = (kind: Difference['kind']) => difference.filter((one) => one.kind === kind).length
  const words = Object.entries(kinds).map(([kind, { word }]) => `${word} ${count(kind as Difference['kind'])} 行`)
  return difference.length > 0 ? words.join('，') : '两版的行完全一样'
}

function Line({ difference }: { difference: Difference }) {
  const { word, tone } = kinds[difference.kind]
  const line = 'after' in difference ? difference.after : difference.before
  return (
    <S.Line>
      <Tag tone={tone}>{word}</Tag>
      <S.Part>{line.model || line.value || line.description}</S.Part>
      <S.Told>{difference.kind === 'changed' ? <Changes {...difference} /> : restOf(line)}</S.Told>
    </S.Line>
  )
}

const restOf = ({ designator, package: pack, quantity }: BomLine): string =>
  [designator, pack, `用量 ${quantity}`].filter(Boolean).join('　')

const labels: Record<ComparedField, string> = {
  model: '型号',
  brand: '品牌',
  value: '参数值',
  package: '封装',
  quantity: '用量',
  designator: '位号',
}

const Changes = ({ before, after, fields }: Extract<Difference, { kind: 'changed' }>) => (
  <>
    {after.designator && !fields.includes('designator') && <span>{after.designator}</span>}
    {fields.map((field) => (
      <S.Change key={field}>
        <S.Label>{labels[field]}</S.Label>
        <del>{before[field] || '未写'}</del>
        <ins>{after[field] || '未写'}</ins>
      </S.Change>
    ))}
  </>
)
