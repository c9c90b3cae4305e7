import type { AlternateReason } from '@xinpu/sdk/types'
import * as S from './AlternateList.styles.ts'

const words = { same: '', better: '更好', worse: '更差', different: '不同', unknown: '未知' } as const

export interface ReasonLineProps {
  /** Every property that was measured, in the order of the rules. */
  reasons: readonly AlternateReason[]
}

/** What stays the same in one breath, then each change with what it means: `耐压 10 → 50 V 更好`. */
export function ReasonLine({ reasons }: ReasonLineProps) {
  const same = reasons.filter(({ effect }) => effect === 'same').map(({ name }) => name)
  return (
    <S.Why>
      {same.length > 0 && (
        <li>
          {same.join('、')} <S.Quiet>相同</S.Quiet>
        </li>
      )}
      {reasons
        .filter(({ effect }) => effect !== 'same')
        .map(({ name, from, to, effect }) => (
          <li key={name}>
            <S.Quiet>{name}</S.Quiet>{' '}
            <S.Change $effect={effect}>
              {(from || to) && (
                <>
                  <S.Value>{from || '未标注'}</S.Value> → <S.Value>{to || '未标注'}</S.Value>{' '}
                </>
              )}
              {words[effect]}
            </S.Change>
          </li>
        ))}
    </S.Why>
  )
}
