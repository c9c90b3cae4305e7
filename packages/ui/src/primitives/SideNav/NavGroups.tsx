import { formatCount } from '@xinpu/sdk/format'
import { useId } from 'react'
import type { SideNavGroup, SideNavItem, SideNavProps } from './SideNav.tsx'
import * as S from './SideNav.styles.ts'

interface NavGroupsProps extends Pick<SideNavProps, 'groups' | 'current'> {
  /** A way was taken: the drawer closes. */
  onGo?: () => void
}

export const NavGroups = ({ groups, ...props }: NavGroupsProps) => (
  <S.Groups>
    {groups.map((group, index) => (
      <Group key={group.label ?? index} {...group} {...props} />
    ))}
  </S.Groups>
)

function Group({ label, items, ...props }: SideNavGroup & Omit<NavGroupsProps, 'groups'>) {
  const id = useId()
  return (
    <div>
      {label && <S.GroupLabel id={id}>{label}</S.GroupLabel>}
      <ul aria-labelledby={label ? id : undefined}>
        {items.map((item) => (
          <li key={item.id}>
            <Way {...item} {...props} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const Way = ({ id, label, href, icon, count, current, onGo }: SideNavItem & Omit<NavGroupsProps, 'groups'>) => (
  <S.Way href={href} aria-current={id === current ? 'page' : undefined} onPress={onGo}>
    {icon}
    <S.Label>{label}</S.Label>
    {count !== undefined && <S.Count>{formatCount(count)}</S.Count>}
  </S.Way>
)
