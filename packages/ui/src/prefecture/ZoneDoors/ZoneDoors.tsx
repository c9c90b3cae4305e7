import type { LucideIcon } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import * as S from './ZoneDoors.styles.ts'

/** A room of the zone: what it is, how much it holds, where it begins. */
export interface ZoneDoor {
  icon: LucideIcon
  title: string
  count: string
  href: Href
}

export interface ZoneDoorsProps {
  doors: readonly ZoneDoor[]
}

/** The rooms of the zone side by side, each with how much it holds. */
export const ZoneDoors = ({ doors }: ZoneDoorsProps) => (
  <S.Root aria-label="专区入口">
    {doors.map(({ icon, title, count, href }) => (
      <S.Door key={title} href={href}>
        <Icon of={icon} size={20} />
        <S.Title>{title}</S.Title>
        <S.Count>{count}</S.Count>
      </S.Door>
    ))}
  </S.Root>
)
