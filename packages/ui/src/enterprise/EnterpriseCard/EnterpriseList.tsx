import type { EnterpriseVO } from '@xinpu/sdk/types'
import type { Href } from '../../primitives/Link/Link.tsx'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import { EnterpriseCard } from './EnterpriseCard.tsx'
import * as S from './EnterpriseCard.styles.ts'

export interface EnterpriseListProps {
  /** A page of companies, that it is on its way, or why it did not come. */
  enterprises: Listed<EnterpriseVO>
  paging?: Paging
  /** The page of a company. */
  hrefOf: (enterprise: EnterpriseVO) => Href
  /** 关注, at the end of a row. */
  renderAction?: (enterprise: EnterpriseVO) => React.ReactNode
  /** What stands there where there is none: an `EmptyState` with the next step. */
  whenEmpty?: React.ReactNode
}

/** Companies, one under another. */
export const EnterpriseList = ({ enterprises, paging, hrefOf, renderAction, whenEmpty }: EnterpriseListProps) => (
  <ListRegion list={enterprises} empty={whenEmpty} {...(paging && { paging })}>
    {(rows) => (
      <S.List aria-label="企业">
        {rows.map((enterprise) => (
          <li key={enterprise.id}>
            <EnterpriseCard enterprise={enterprise} href={hrefOf(enterprise)} action={renderAction?.(enterprise)} />
          </li>
        ))}
      </S.List>
    )}
  </ListRegion>
)
