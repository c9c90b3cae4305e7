import type { Navigation } from '@xinpu/sdk/types'
import type { TopMenuItem } from './TopMenu/TopMenu.tsx'
import type { FrameUser, UserPlaces } from './UserPopover/user-ways.tsx'

/** What the stories of the frame share: a menu, a person, other sites. */
export const menu: TopMenuItem[] = [
  { tab: '首页', href: '#home' },
  { tab: '资讯', href: '#news' },
  { tab: '供求', href: '#inquiry' },
  { tab: '代理商', href: '#agents' },
  { tab: '商城', href: '#mall' },
  { tab: '圈子', href: '#circle' },
  { tab: '专区', href: '#prefecture' },
  { tab: '查企业', href: '#enterprise' },
]

export const user: FrameUser = { name: '林工', mobile: '138****1278', unread: 3, enterpriseStatus: null }

export const userPlaces: UserPlaces = {
  certification: '#certify',
  inquiries: '#inquiries',
  shopping: '#orders',
  userCenter: '#me',
  cloudDisk: '#disk',
  account: '#account',
}

export const navigation: Navigation = {
  common: [
    { name: '立创商城', url: 'https://www.szlcsc.com' },
    { name: '半导小芯', url: 'https://www.semiee.com' },
    { name: '公司内网', url: 'erp.local/stock' },
    { name: '中国海关总署', url: 'http://www.customs.gov.cn' },
  ],
  agent: [
    { name: '贸泽', url: 'https://www.mouser.cn' },
    { name: '得捷', url: 'https://www.digikey.cn' },
  ],
  brand: [
    { name: '德州仪器', url: 'https://www.ti.com.cn' },
    { name: '村田', url: 'https://www.murata.com/zh-cn' },
  ],
}

/** A story in one of the windows of `.storybook/windows.ts`. */
export const inWindow = (value: 'desktop' | 'narrow' | 'phone' | 'least') => ({ viewport: { value, isRotated: false } })
