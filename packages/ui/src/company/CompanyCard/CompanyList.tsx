import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import * as S from './CompanyCard.styles.ts'

export interface CompanyListProps<T extends { id: number }> {
  /** A page of companies, that it is on its way, or why it did not come. */
  companies: Listed<T>
  paging: Paging
  /** One of them: a `CompanyCard`. */
  children: (company: T) => React.ReactNode
  /** What stands there where there is none: an `EmptyState` with the next step. */
  whenEmpty: React.ReactNode
}

/** Companies of the register, one under another. */
export const CompanyList = <T extends { id: number }>({
  companies,
  paging,
  children,
  whenEmpty,
}: CompanyListProps<T>) => (
  <ListRegion list={companies} paging={paging} empty={whenEmpty}>
    {(rows) => (
      <S.List aria-label="企业">
        {rows.map((company) => (
          <li key={company.id}>{children(company)}</li>
        ))}
      </S.List>
    )}
  </ListRegion>
)
