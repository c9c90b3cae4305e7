import type {
  AgentVO,
  AuthorVO,
  EnterpriseVO,
  MerchantVO,
  OriginalFactoryVO,
  SpecBrand,
  TrendsGroup,
  UserDetail,
} from '@xinpu/sdk/types'
import { agentTypeLabels, circleStatusLabels, enterpriseStatusLabels, merchantStatusLabels } from '@xinpu/sdk/labels'
import { formatNumber } from '@xinpu/sdk/format'
import type { TagTone } from '../Tag/Tag.tsx'
import type { EntitySubject } from './EntityHeader.tsx'
import { companyHead, jobHead } from './record-heads.ts'

/** What a header shows, whatever it is about. */
export interface Head {
  name: string
  /** The name in another language, or the name in full. */
  other?: string
  picture: { src: string; shape: 'logo' | 'person' }
  /** A picture as wide as the page. */
  banner?: string
  tags: readonly { tone: TagTone; text: string }[]
  /** Where they are, and what else is known about them. */
  lines: readonly string[]
  website?: string
  facts: readonly { label: string; value: string }[]
  intro?: string
}

/** Every kind in the one shape. */
export function headOf(subject: EntitySubject): Head | null {
  if (!subject.entity) return null
  switch (subject.kind) {
    case 'brand':
      return brandHead(subject.entity)
    case 'agent':
      return agentHead(subject.entity)
    case 'merchant':
      return merchantHead(subject.entity)
    case 'enterprise':
      return enterpriseHead(subject.entity)
    case 'author':
      return authorHead(subject.entity)
    case 'circle':
      return circleHead(subject.entity)
    case 'factory':
      return factoryHead(subject.entity)
    case 'job':
      return jobHead(subject.entity)
    case 'company':
      return companyHead(subject.entity)
    case 'me':
      return personHead(subject.entity)
  }
}

const logo = (src = '') => ({ src, shape: 'logo' }) as const
const face = (src: string) => ({ src, shape: 'person' }) as const

/** Figures that are known; what was not counted is left out. */
const counts = (figures: Record<string, number | undefined>): Head['facts'] =>
  Object.entries(figures).flatMap(([label, value]) =>
    value === undefined ? [] : [{ label, value: formatNumber(value) }],
  )

export const known = (...lines: readonly (string | undefined | false)[]): readonly string[] =>
  lines.filter((line) => typeof line === 'string' && line !== '') as string[]

const tag = (tone: TagTone, text: string): Head['tags'] => [{ tone, text }]

/** A tag that stands only where something is so; where it is not told, it is not so. */
const tagIf = (isSo: boolean | undefined, tone: TagTone, text: string): Head['tags'] => (isSo ? tag(tone, text) : [])

const brandHead = (brand: SpecBrand): Head => ({
  name: brand.brandCn,
  other: brand.brandEn === brand.brandCn ? undefined : brand.brandEn,
  picture: logo(brand.fullLogo),
  tags: [
    ...tag('neutral', brand.type === 1 ? '国际品牌' : '国产品牌'),
    ...tagIf(brand.isClaimed, 'ok', '原厂已认领'),
    ...tagIf(Boolean(brand.mergedInto), 'warn', `已并入 ${brand.mergedInto?.fullName}`),
  ],
  lines: known(brand.country, brand.aliases.length > 0 && `又称 ${brand.aliases.join('、')}`),
  website: brand.website,
  facts: counts({
    型号: brand.modelCount,
    资料: brand.specCount,
    代理商: brand.agentCount,
    贸易商: brand.traderCount,
    文章: brand.articleCount,
  }),
})

const agentHead = (agent: AgentVO): Head => ({
  name: agent.name,
  other: agent.fullName === agent.name ? undefined : agent.fullName,
  picture: logo(agent.fullLogo),
  tags: [
    ...tag('neutral', agentTypeLabels[agent.type]),
    ...tagIf(agent.isAuth, 'ok', '授权已核实'),
    ...tagIf(agent.isHot, 'accent', '热门'),
  ],
  lines: known(agent.region, agent.address),
  website: agent.website,
  facts: counts({ 代理品牌: agent.brandCount, 产品线: agent.productLineCount, 浏览: agent.viewCount }),
  intro: agent.intro,
})

const merchantHead = (merchant: MerchantVO): Head => ({
  name: merchant.name,
  other: merchant.companyName === merchant.name ? undefined : merchant.companyName,
  picture: logo(merchant.logo),
  banner: merchant.banner,
  tags: [
    ...tagIf(merchant.status !== 'open', 'warn', merchantStatusLabels[merchant.status]),
    ...merchant.mainBrands.slice(0, 4).flatMap(({ name }) => tag('neutral', name)),
  ],
  lines: known(merchant.region),
  facts: [
    ...counts({ 在售商品: merchant.goodsCount, 关注: merchant.followCount }),
    { label: '评分', value: merchant.score > 0 ? `${formatNumber(merchant.score)} / 5` : '暂无' },
  ],
  intro: merchant.intro,
})

const enterpriseHead = (enterprise: EnterpriseVO): Head => ({
  name: enterprise.name,
  picture: logo(enterprise.logo),
  tags: [
    ...tag(enterprise.status === 'certified' ? 'ok' : 'warn', enterpriseStatusLabels[enterprise.status]),
    ...enterprise.type.flatMap((text) => tag('neutral', text)),
  ],
  lines: known(
    enterprise.region,
    enterprise.address,
    enterprise.creditCode && `统一社会信用代码 ${enterprise.creditCode}`,
  ),
  website: enterprise.website,
  facts: counts({ 供求: enterprise.demandCount, 库存: enterprise.stockCount, 在售商品: enterprise.goodsCount }),
  intro: enterprise.intro,
})

const authorHead = (author: AuthorVO): Head => ({
  name: author.nickName,
  picture: face(author.avatar),
  tags: tagIf(author.level !== undefined, 'accent', `等级 ${author.level}`),
  lines: [],
  facts: counts({ 文章: author.articleCount, 粉丝: author.fansCount, 获赞: author.likeCount, 阅读: author.readCount }),
  intro: author.intro,
})

const circleHead = (circle: TrendsGroup): Head => ({
  name: circle.name,
  picture: logo(circle.imgUrl),
  tags: [
    ...tagIf(circle.status !== 'open', 'warn', circleStatusLabels[circle.status]),
    ...tagIf(circle.isMine, 'neutral', '我创建的'),
  ],
  lines: known(circle.rejectReason && `未通过的原因：${circle.rejectReason}`),
  facts: counts({ 成员: circle.memberCount, 帖子: circle.trendsCount }),
  intro: circle.intro,
})

const factoryHead = (factory: OriginalFactoryVO): Head => ({
  name: factory.brandCn,
  other: factory.brandName === factory.brandCn ? undefined : factory.brandName,
  picture: logo(factory.fullLogo),
  tags: tag('neutral', '原厂专区'),
  lines: [],
  website: factory.website,
  facts: counts({ 资料: factory.dataCount }),
  intro: factory.intro,
})

const personHead = (me: UserDetail): Head => ({
  name: me.nickName,
  other: known(me.company, me.position).join(' ') || undefined,
  picture: face(me.avatar),
  tags: [],
  lines: known([...new Set(known(me.province, me.city))].join(' '), me.industry, me.mobile, me.email),
  facts: counts({ 收藏: me.favourCount, 关注: me.followCount, 粉丝: me.fansCount, 文章: me.articleCount }),
  intro: me.intro,
})
