import type { Href } from '../../primitives/Link/Link.tsx'
import { SideNav } from '../../primitives/SideNav/SideNav.tsx'

export interface UserCenterWay {
  /** The number of the page, as the address says it. */
  type: number
  label: string
  href: Href
  /** How many things wait there. */
  count?: number
}

export interface UserCenterGroup {
  /** What the pages have in common; the first group may go without. */
  label?: string
  items: readonly UserCenterWay[]
}

export interface UserCenterNavProps {
  /** The pages that the person has by their roles; a group without any is left out. */
  groups: readonly UserCenterGroup[]
  /** The number of the page that is shown. */
  current: number
}

/** The menu of the user centre; under 900 px a button that opens it in a drawer. */
export const UserCenterNav = ({ groups, current }: UserCenterNavProps) => (
  <SideNav
    label="用户中心"
    current={String(current)}
    groups={groups
      .filter(({ items }) => items.length > 0)
      .map(({ label, items }) => ({
        label,
        // Nothing that waits needs no figure.
        items: items.map(({ type, count, ...way }) => ({ ...way, id: String(type), count: count || undefined })),
      }))}
  />
)
