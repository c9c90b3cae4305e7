import type { EnterpriseStatus } from '@xinpu/sdk/types'
import { ArrowLeftRight, Cloud, Settings, ShoppingBag, User } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'

/** Who is logged in, as the frame shows it. */
export interface FrameUser {
  name: string
  avatar?: string
  /** Masked in the middle: 138****1278. */
  mobile?: string
  /** Messages not read yet. */
  unread: number
  /** Where the enterprise stands; null where there is none, undefined until it is known. */
  enterpriseStatus?: EnterpriseStatus | null | undefined
}

/** Where a logged-in person goes from the frame; what has no place is not shown. */
export interface UserPlaces {
  certification?: Href
  inquiries?: Href
  shopping?: Href
  userCenter?: Href
  cloudDisk?: Href
  account?: Href
}

export interface UserWay {
  label: string
  icon: React.ReactNode
  href: Href
}

/** The rooms of a person, in their order. 供求管理 once there is an enterprise to trade for. */
export function waysOf(user: FrameUser, places: UserPlaces): UserWay[] {
  const isTrading = user.enterpriseStatus !== null && user.enterpriseStatus !== undefined
  const ways = [
    { label: '供求管理', icon: <Icon of={ArrowLeftRight} />, href: isTrading ? places.inquiries : undefined },
    { label: '购物中心', icon: <Icon of={ShoppingBag} />, href: places.shopping },
    { label: '个人中心', icon: <Icon of={User} />, href: places.userCenter },
    { label: '云盘', icon: <Icon of={Cloud} />, href: places.cloudDisk },
    { label: '账户管理', icon: <Icon of={Settings} />, href: places.account },
  ]

  return ways.flatMap(({ href, ...way }) => (href ? [{ ...way, href }] : []))
}
