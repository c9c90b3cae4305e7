import type { TycStaff } from '@xinpu/sdk/types'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import * as S from './StaffList.styles.ts'

export interface StaffListProps {
  staff: readonly TycStaff[]
  /** Where the companies of one of them are listed. */
  hrefOf: (staffId: number) => Href
}

/** The people who hold an office in a company, each with the companies linked to them through it. */
export function StaffList({ staff, hrefOf }: StaffListProps) {
  if (staff.length === 0) return <EmptyState title="没有公示人员" />
  return (
    <S.List aria-label="主要人员">
      {staff.map(({ id, name, type, companyCount }) => (
        <li key={id}>
          <Avatar user={{ nickName: name, avatar: '' }} size="md" />
          <S.Who>
            <Link href={hrefOf(id)}>{name}</Link>
            <S.Quiet>{type.join('、')}</S.Quiet>
          </S.Who>
          <S.Quiet>关联 {companyCount} 家</S.Quiet>
        </li>
      ))}
    </S.List>
  )
}
