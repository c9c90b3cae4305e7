import type { FoundCompany } from '@xinpu/sdk/types'
import { BrandMark } from '../../primitives/BrandMark/BrandMark.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { LifeTag } from '../LifeTag/LifeTag.tsx'
import * as S from './CompanyCard.styles.ts'

export interface CompanyCardProps {
  company: FoundCompany
  /** Its page. */
  href: Href
  /** Where the companies of its legal person are listed. */
  personHref?: Href
  /** Where it stands on this site: 店铺, 供应; a list of links. */
  onSite?: React.ReactNode
  /** What somebody is there, and on what record that rests. */
  ties?: { roles: readonly string[]; basis?: string }
  /** 关注, 加入对比, at the end of the row. */
  action?: React.ReactNode
}

/** A company of the register: who it is, who speaks for it, since when, and why it was found. */
export function CompanyCard({ company, href, personHref, onSite, ties, action }: CompanyCardProps) {
  const { name, logo, regStatus, tags, matched, creditCode } = company

  return (
    <S.Root>
      <BrandMark name={name} logo={logo} />
      <S.About>
        <S.Name>
          <Link href={href}>{name}</Link>
          <LifeTag status={regStatus} />
        </S.Name>
        {matched && (
          <S.Matched>
            {matched.name} <mark>{matched.value}</mark>
          </S.Matched>
        )}
        {ties && <Ties {...ties} />}
        <S.Quiet>
          <S.Code>{creditCode}</S.Code>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          {onSite}
        </S.Quiet>
      </S.About>
      <Facts company={company} personHref={personHref} />
      {action && <S.Action>{action}</S.Action>}
    </S.Root>
  )
}

const Ties = ({ roles, basis }: NonNullable<CompanyCardProps['ties']>) => (
  <S.Matched>
    {roles.join('、')}
    {basis && <S.Basis>依据：{basis}</S.Basis>}
  </S.Matched>
)

function Facts({ company, personHref }: Pick<CompanyCardProps, 'company' | 'personHref'>) {
  const { legalPersonName, regCapital, estiblishTime } = company
  return (
    <S.Facts>
      <div>
        <dt>法定代表人</dt>
        <dd>{personHref ? <Link href={personHref}>{legalPersonName}</Link> : legalPersonName}</dd>
      </div>
      <div>
        <dt>注册资本</dt>
        <dd>{regCapital}</dd>
      </div>
      <div>
        <dt>成立</dt>
        <dd>{dayOf(estiblishTime)}</dd>
      </div>
    </S.Facts>
  )
}

/** Days of the register come as days, or as moments at the beginning of one. */
const dayOf = (time: string) => time.slice(0, 10)
