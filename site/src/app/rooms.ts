import { useRouter } from '@tanstack/react-router'
import type { TopMenuItem } from '@xinpu/ui/frame'

/** The rooms of the product after its home, in the order of the header, with the address that each opens at. */
export const rooms = [
  { tab: '资讯', href: '/news/index/1' },
  { tab: '供求', href: '/inquiry/homepage' },
  { tab: '代理商', href: '/agentList/index/1' },
  { tab: '商城', href: '/mall/index/1' },
  { tab: '圈子', href: '/circle' },
  { tab: '专区', href: '/prefecture' },
  { tab: '查企业', href: '/checkEnterprise' },
] as const satisfies readonly TopMenuItem[]

/** The rooms that are not in the menu. */
export const huiyuan = '/huiyuan'
export const bom = '/inquiry/batchSearch'

/** An address that has a page; null for one whose page is still to come, which is marked wherever it is offered. */
export function useOpened() {
  const router = useRouter()
  return (href: string): string | null => {
    const [, params, route] = router.getMatchedRoutes(href)
    return route && !('**' in params) ? href : null
  }
}
