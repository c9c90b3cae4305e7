import { healthStateLabels } from '@xinpu/sdk/labels'
import type { HealthLine, HealthState } from '@xinpu/sdk/types'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import type { Listed } from '../../primitives/ListRegion/listed.ts'
import { StatusTag, type StatusTone } from '../../primitives/StatusTag/StatusTag.tsx'
import * as S from './HealthList.styles.ts'

export interface HealthListProps {
  /** What was found, in the order in which it was looked at. */
  lines: Listed<HealthLine>
}

const tones: Record<HealthState, StatusTone> = { ok: 'ok', known: 'info', wrong: 'danger' }
const order: readonly HealthState[] = ['wrong', 'known', 'ok']

/** How the server is doing: what must be done first, then what is to be known, then what is well. */
export const HealthList = ({ lines }: HealthListProps) => (
  <ListRegion list={lines} count={12} empty={<EmptyState title="没有可看的" why="服务器没有报告任何一项。" />}>
    {(all) => (
      <>
        <S.Sum>{sumOf(all)}</S.Sum>
        <S.List aria-label="运行状况">
          {sorted(all).map(({ name, state, said }) => (
            <S.Line key={name}>
              <StatusTag tone={tones[state]} shape={state === 'ok' ? 'full' : state === 'known' ? 'half' : 'ring'}>
                {healthStateLabels[state]}
              </StatusTag>
              <S.Name>{name}</S.Name>
              <S.Said>{said}</S.Said>
            </S.Line>
          ))}
        </S.List>
      </>
    )}
  </ListRegion>
)

const sorted = (lines: readonly HealthLine[]) =>
  lines.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))

function sumOf(lines: readonly HealthLine[]): string {
  const wrongs = lines.filter(({ state }) => state === 'wrong').length
  return wrongs > 0
    ? `${wrongs} 处要处理，其余 ${lines.length - wrongs} 处可以运行。`
    : `看了 ${lines.length} 处，都可以运行。`
}
