/** An item of the header's menu. */
export type Tab = '首页' | '资讯' | '供求' | '代理商' | '商城' | '圈子' | '专区' | '查企业'

const rules: readonly [tab: Tab, holds: (pattern: string) => boolean][] = [
  ['资讯', (p) => p.includes('/news') && p !== '/news/search' && p !== '/news/author'],
  ['首页', (p) => p.includes('specification') || p === '/' || p === '/datasheet'],
  ['代理商', (p) => p.includes('agentList')],
  ['圈子', (p) => p.includes('circle')],
  ['专区', (p) => p.includes('prefecture')],
  ['供求', (p) => p.includes('inquiry') && !p.includes('userCenter')],
  ['查企业', (p) => p.includes('checkEnterprise')],
]

/**
 * Which item of the menu is lit on a page; none on most of the mall and the user centre. It reads the pattern of the
 * matched route, not the address: a search for ‘circle’ must not light 圈子.
 *
 * @example activeTab('/specification_detail/{id}') // '首页'
 */
export const activeTab = (pattern: string): Tab | undefined => rules.find(([, holds]) => holds(pattern))?.[0]
