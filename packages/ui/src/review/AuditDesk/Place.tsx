import { formatNumber } from '@xinpu/sdk/format'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import type { AuditPlace } from './AuditDesk.tsx'
import * as S from './AuditDesk.styles.ts'

/** Where the matter stands in its queue, the ways to its neighbours, and the keys for all of it. */
export const Place = ({ at, of, before, next }: AuditPlace) => (
  <S.Place aria-label="队列">
    <span>
      第 {formatNumber(at)} / {formatNumber(of)} 件
    </span>
    {before && (
      <span data-way="before">
        <LinkButton size="sm" href={before}>
          上一件
        </LinkButton>
      </span>
    )}
    {next && (
      <span data-way="next">
        <LinkButton size="sm" href={next}>
          下一件
        </LinkButton>
      </span>
    )}
    <S.Keys>
      <kbd>J</kbd> <kbd>K</kbd> 上下 <kbd>X</kbd> 核对下一项 <kbd>A</kbd> 通过 <kbd>R</kbd> 写原因 <kbd>Ctrl</kbd>{' '}
      <kbd>Enter</kbd> 驳回
    </S.Keys>
  </S.Place>
)
