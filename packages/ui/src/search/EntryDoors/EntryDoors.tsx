import { ChevronRight, type LucideIcon } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import * as S from './EntryDoors.styles.ts'

/** One door: what it is, why one would take it, where it leads. */
export interface Door {
  icon: LucideIcon
  title: string
  why: string
  /** Null while it is not open. */
  href: Href | null
}

export interface EntryDoorsProps {
  /** 按参数选型, 粘贴 BOM, 上传资料. */
  items: readonly Door[]
}

/** The ways in beside the search box. */
export const EntryDoors = ({ items }: EntryDoorsProps) => (
  <S.Root aria-label="其他入口">
    {items.map(({ icon, title, why, href }) => (
      <S.Door key={title} href={href}>
        <Icon of={icon} size={22} />
        <S.Title>{title}</S.Title>
        <S.Why>{why}</S.Why>
        <Icon of={ChevronRight} />
      </S.Door>
    ))}
  </S.Root>
)
