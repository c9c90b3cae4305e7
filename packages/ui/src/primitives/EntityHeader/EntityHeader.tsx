import type {
  AgentVO,
  AuthorVO,
  EnterpriseVO,
  JobVO,
  MerchantVO,
  OriginalFactoryVO,
  SpecBrand,
  TrendsGroup,
  TycCompany,
  UserDetail,
} from '@xinpu/sdk/types'
import { Avatar } from '../Avatar/Avatar.tsx'
import { BrandMark } from '../BrandMark/BrandMark.tsx'
import { Link } from '../Link/Link.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Tag } from '../Tag/Tag.tsx'
import * as S from './EntityHeader.styles.ts'
import { headOf, type Head } from './head-of.ts'
import { Intro } from './Intro.tsx'

/** Who the page is about; null while it is on its way. */
export type EntitySubject =
  | { kind: 'brand'; entity: SpecBrand | null }
  | { kind: 'agent'; entity: AgentVO | null }
  | { kind: 'merchant'; entity: MerchantVO | null }
  | { kind: 'enterprise'; entity: EnterpriseVO | null }
  | { kind: 'author'; entity: AuthorVO | null }
  | { kind: 'circle'; entity: TrendsGroup | null }
  | { kind: 'factory'; entity: OriginalFactoryVO | null }
  | { kind: 'job'; entity: JobVO | null }
  | { kind: 'company'; entity: TycCompany | null }
  | { kind: 'me'; entity: UserDetail | null }

export type EntityHeaderProps = EntitySubject & {
  /** 关注, 认领, 私信: what can be done; `ToggleAction`s and `Button`s. */
  actions?: React.ReactNode
  /** Tags that the entity itself does not bring: 我的企业. */
  tags?: React.ReactNode
  /**
   * Whether the counts stand under it, or elsewhere on the page.
   *
   * @default 'shown'
   */
  facts?: 'shown' | 'none'
}

/** The head of a page that is about someone: mark, name, tags, where to find them, counts, and what can be done. */
export function EntityHeader({ actions, tags, facts: counts = 'shown', ...subject }: EntityHeaderProps) {
  const head = headOf(subject)
  if (!head) return <Skeleton shape="detail" count={1} />
  const { name, other, picture, banner, tags: own, lines, website, facts, intro } = head

  return (
    <S.Root>
      {banner && <S.Banner src={banner} alt="" width={1200} height={200} />}
      <S.Body>
        <S.Mark>
          {picture.shape === 'person' ? (
            <Avatar user={{ nickName: name, avatar: picture.src }} size="xl" />
          ) : (
            <BrandMark name={name} logo={picture.src} size="lg" />
          )}
        </S.Mark>
        <S.Names>
          <h1>{name}</h1>
          {other && <S.Other>{other}</S.Other>}
          {(own.length > 0 || tags) && (
            <S.Tags>
              {own.map(({ tone, text }) => (
                <Tag key={text} tone={tone}>
                  {text}
                </Tag>
              ))}
              {tags}
            </S.Tags>
          )}
        </S.Names>
        {(lines.length > 0 || website) && (
          <S.Lines>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
            {website && <Website address={website} />}
          </S.Lines>
        )}
        {intro && <Intro text={intro} />}
        {actions && <S.Actions>{actions}</S.Actions>}
      </S.Body>
      <Facts facts={facts} counts={counts} />
    </S.Root>
  )
}

function Facts({ facts, counts }: Pick<Head, 'facts'> & { counts: 'shown' | 'none' }) {
  if (counts === 'none' || facts.length === 0) return null

  return (
    <S.Facts>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </S.Facts>
  )
}

/** Only the web becomes a link; anything else that was stored stays text. */
function Website({ address }: { address: string }) {
  const url = /^https?:\/\//i.test(address)
    ? address
    : /^[\w-]+(\.[\w-]+)+/.test(address)
      ? `https://${address}`
      : undefined
  const text = address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
  return url ? <Link href={url}>{text}</Link> : <span>{address}</span>
}
