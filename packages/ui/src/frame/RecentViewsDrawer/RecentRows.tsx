import type { AgentVO, RecentViewRecord } from '@xinpu/sdk/types'
import { Newspaper } from 'lucide-react'
import { BrandMark } from '../../primitives/BrandMark/BrandMark.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import type { RecentPlaces } from './recent-tabs.ts'
import * as S from './RecentViewsDrawer.styles.ts'

/** What a record shows: a mark, a name that leads there, and a quieter line. */
interface Shown {
  name: string
  mark: React.ReactNode
  link: React.ReactNode
  more?: string
}

interface RecordRowProps {
  record: RecentViewRecord
  places: RecentPlaces
  now: Date
  chosen: ReadonlySet<number>
  onChoose?: (chosen: ReadonlySet<number>) => void
}

/** One record of whatever kind; what it was about may be gone, then there is nothing to show. */
export function RecordRow({ record, places, now, chosen, onChoose }: RecordRowProps) {
  const shown = shownOf(record, places)
  if (!shown) return null

  const isChosen = chosen.has(record.id)
  const choose = (isOn: boolean) => {
    const next = new Set(chosen)
    if (isOn) next.add(record.id)
    else next.delete(record.id)
    onChoose?.(next)
  }

  return (
    <S.Row $isChosen={isChosen}>
      {onChoose && <Checkbox aria-label={`选择 ${shown.name}`} isSelected={isChosen} onChange={choose} />}
      {shown.mark}
      <S.What>
        {shown.link}
        {shown.more && <S.Second>{shown.more}</S.Second>}
      </S.What>
      <S.When>
        <TimeText value={record.createTime} now={now} />
      </S.When>
    </S.Row>
  )
}

function shownOf({ demandVO, specDto, articleDTO, mallGoods, agentVO }: RecentViewRecord, places: RecentPlaces) {
  if (demandVO) return demandShown(demandVO, places)
  if (specDto) return specShown(specDto, places)
  if (articleDTO) return articleShown(articleDTO, places)
  if (mallGoods) return goodsShown(mallGoods, places)
  if (agentVO) return agentShown(agentVO, places.agent(agentVO.id))

  return undefined
}

const demandShown = ({ id, type, model }: NonNullable<RecentViewRecord['demandVO']>, places: RecentPlaces): Shown => ({
  name: model,
  mark: type ? <Tag tone="demand">需求</Tag> : <Tag tone="supply">供应</Tag>,
  link: (
    <Link tone="part" href={places.demand(id)}>
      <PartNumber>{model}</PartNumber>
    </Link>
  ),
})

const specShown = (spec: NonNullable<RecentViewRecord['specDto']>, places: RecentPlaces): Shown => ({
  name: spec.filename,
  mark: <BrandMark name={spec.brandCn} logo={spec.fullLogo || undefined} size="md" />,
  link: (
    <Link tone="plain" href={places.datasheet(spec.id, spec.brandId)}>
      {spec.filename}
    </Link>
  ),
  more: spec.brandCn,
})

const articleShown = (article: NonNullable<RecentViewRecord['articleDTO']>, places: RecentPlaces): Shown => ({
  name: article.title,
  mark: article.imgUrl ? <S.Cover src={article.imgUrl} alt="" width={56} height={42} loading="lazy" /> : <NoCover />,
  link: (
    <Link tone="plain" href={places.article(article.id)}>
      {article.title}
    </Link>
  ),
  more: article.source,
})

const goodsShown = (goods: NonNullable<RecentViewRecord['mallGoods']>, places: RecentPlaces): Shown => ({
  name: goods.name,
  mark: <Tag>商品</Tag>,
  link: (
    <Link tone="plain" href={places.goods(goods.mallGoodsId)}>
      {goods.name}
    </Link>
  ),
})

const agentShown = ({ name, fullLogo }: { name: string; fullLogo: string }, href: Href): Shown => ({
  name,
  mark: <BrandMark name={name} logo={fullLogo || undefined} size="md" />,
  link: (
    <Link tone="plain" href={href}>
      {name}
    </Link>
  ),
})

const NoCover = () => (
  <S.NoCover>
    <Newspaper size={20} strokeWidth={1.5} aria-hidden />
  </S.NoCover>
)

/** An agent; the server does not tell when it was looked at. */
export function AgentRow({ agent, href }: { agent: AgentVO; href: Href }) {
  const { mark, link } = agentShown(agent, href)
  const more = [agent.fullName, agent.region].filter(Boolean).join(' · ')

  return (
    <S.Row $isChosen={false}>
      {mark}
      <S.What>
        {link}
        {more && <S.Second>{more}</S.Second>}
      </S.What>
      {agent.isAuth && <Tag tone="ok">授权</Tag>}
    </S.Row>
  )
}
