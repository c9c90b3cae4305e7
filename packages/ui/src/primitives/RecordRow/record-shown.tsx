import type { RecentViewRecord } from '@xinpu/sdk/types'
import { Newspaper } from 'lucide-react'
import { BrandMark } from '../BrandMark/BrandMark.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { PartNumber } from '../PartNumber/PartNumber.tsx'
import { Tag } from '../Tag/Tag.tsx'
import * as S from './RecordRow.styles.ts'

/** What a record shows: a mark, a name that leads there, and a quieter line. */
interface Shown {
  name: string
  mark: React.ReactNode
  /** The name as it is drawn, where it is not plain text. */
  drawn?: React.ReactNode
  more?: string
}

/** What is shown of whatever kind; what the record was about may be gone, then there is nothing. */
export function shownOf({
  demandVO,
  specDto,
  articleDTO,
  mallGoods,
  agentVO,
  trendsVO,
}: RecentViewRecord): Shown | undefined {
  if (demandVO) return demandShown(demandVO)
  if (specDto) return specShown(specDto)
  if (articleDTO) return articleShown(articleDTO)
  if (mallGoods) return { name: mallGoods.name, mark: <Tag>商品</Tag> }
  if (agentVO) return agentShown(agentVO)
  if (trendsVO) return { name: trendsVO.title, mark: <Tag>帖子</Tag> }

  return undefined
}

/** What a record is about, in words: for the controls of its row. */
export const recordName = (record: RecentViewRecord): string => shownOf(record)?.name ?? '已失效的内容'

const demandShown = ({ type, model }: NonNullable<RecentViewRecord['demandVO']>): Shown => ({
  name: model,
  mark: type ? <Tag tone="demand">需求</Tag> : <Tag tone="supply">供应</Tag>,
  drawn: <PartNumber>{model}</PartNumber>,
})

const specShown = ({ filename, brandCn, fullLogo }: NonNullable<RecentViewRecord['specDto']>): Shown => ({
  name: filename,
  mark: <BrandMark name={brandCn} logo={fullLogo || undefined} size="md" />,
  more: brandCn,
})

const articleShown = ({ title, imgUrl, source }: NonNullable<RecentViewRecord['articleDTO']>): Shown => ({
  name: title,
  mark: imgUrl ? <S.Cover src={imgUrl} alt="" width={56} height={42} loading="lazy" /> : <NoCover />,
  more: source,
})

const agentShown = ({ name, fullLogo }: NonNullable<RecentViewRecord['agentVO']>): Shown => ({
  name,
  mark: <BrandMark name={name} logo={fullLogo || undefined} size="md" />,
})

const NoCover = () => (
  <S.NoCover>
    <Icon of={Newspaper} size={20} />
  </S.NoCover>
)
