import type { CompanyNews } from '@xinpu/sdk/types'
import { RefreshCw } from 'lucide-react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as S from './CompanySource.styles.ts'

/** What became of asking the register anew. */
export type Renewing =
  | { state: 'idle' | 'pending' }
  | { state: 'done'; changes: readonly CompanyNews[] }
  /** Today's turn is used up, or the register does not answer: the server's word. */
  | { state: 'refused'; why: string }

export interface CompanySourceProps {
  /** Who told it. */
  source: string
  /** When it was told. */
  updateTime: string
  /**
   * The register does not answer just now; what is shown is what is stored.
   *
   * @default false
   */
  isAway?: boolean
  /** Days after which it is offered to ask anew; how many have gone by. */
  age?: number
  /** @default { state: 'idle' } */
  renewing?: Renewing
  /** Asks the register anew; without it there is no button. */
  onRenew?: () => void
}

/** Older than this, in days, a renewal is offered aloud. */
const old = 30

/** Where what stands on the page comes from and of when it is, and what became of asking anew. */
export function CompanySource({
  source,
  updateTime,
  isAway = false,
  age = 0,
  renewing = { state: 'idle' },
  onRenew,
}: CompanySourceProps) {
  const day = updateTime.slice(0, 10)
  return (
    <S.Root>
      <S.Line>
        <span>数据来源 {source}</span>
        <span>
          数据截至 <S.Day>{day}</S.Day>
        </span>
        {onRenew && (
          <Button size="sm" tone="quiet" onPress={onRenew} isDisabled={renewing.state === 'pending'}>
            <Icon of={RefreshCw} size={14} />
            {renewing.state === 'pending' ? '正在更新' : '刷新'}
          </Button>
        )}
      </S.Line>
      {isAway && <Alert tone="warn" title={`公示系统暂时连不上，显示的是 ${day} 的内容，恢复后自动更新`} />}
      {!isAway && age > old && renewing.state === 'idle' && (
        <Alert title={`数据已过 ${age} 天，可以刷新，每家每天一次。`} />
      )}
      <Outcome renewing={renewing} />
    </S.Root>
  )
}

function Outcome({ renewing }: { renewing: Renewing }) {
  if (renewing.state === 'refused') return <Alert tone="warn" title={renewing.why} />
  if (renewing.state !== 'done') return null
  const { changes } = renewing
  if (changes.length === 0) return <Alert tone="ok" title="已更新，没有变化" />
  return (
    <Alert tone="ok" title={`已更新，${changes.length} 处变化`}>
      <S.Changes>
        {changes.slice(0, 5).map((change) => (
          <li key={change.id}>
            <CompanyChange change={change} />
          </li>
        ))}
      </S.Changes>
    </Alert>
  )
}

/** What changed of a company on one line: what it was, struck, and what it is. */
export const CompanyChange = ({
  change: { item, before, after },
}: {
  change: Pick<CompanyNews, 'item' | 'before' | 'after'>
}) => (
  <S.Change>
    {item} {before && <del>{before}</del>} {after && <ins>{after}</ins>}
  </S.Change>
)
