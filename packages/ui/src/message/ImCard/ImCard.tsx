import { Button } from '../../primitives/Button/Button.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Tag, type TagTone } from '../../primitives/Tag/Tag.tsx'
import * as S from './ImCard.styles.ts'

/** What a card says. */
export interface CardFacts {
  /** The kind of the thing, in a word: 求购, 商品. */
  kind: string
  tone?: TagTone
  title: string
  /** The page of the thing. */
  href?: Href
  /** At the right edge: an amount, or the state. */
  aside?: React.ReactNode
  /** One quiet line. */
  notes?: readonly (string | undefined)[]
  /** Figures with their names. */
  figures?: readonly { label: string; value: React.ReactNode }[]
  /** What can be done with it here. */
  actions?: React.ReactNode
}

export interface ImCardProps {
  /** What it says, that it is on its way, or that it is not to be had; then the title that it had is shown. */
  card: CardFacts | 'loading' | { why: string; title: string; onRetry?: () => void }
}

/** Something of the site within a talk, as it is now. */
export function ImCard({ card }: ImCardProps) {
  if (card === 'loading')
    return (
      <S.Root data-card aria-busy>
        <Skeleton shape="row" count={1} />
      </S.Root>
    )
  if ('why' in card)
    return (
      <S.Root data-card>
        <S.Head>
          <b>{card.title}</b>
        </S.Head>
        <S.Notes>
          {card.why}
          {card.onRetry && (
            <Button size="sm" tone="quiet" onPress={card.onRetry}>
              重试
            </Button>
          )}
        </S.Notes>
      </S.Root>
    )
  return <Shown {...card} />
}

const Shown = ({ kind, tone, title, href, aside, notes = [], figures = [], actions }: CardFacts) => (
  <S.Root data-card>
    <S.Head>
      <Tag {...(tone && { tone })}>{kind}</Tag>
      {href ? (
        <Link href={href} tone="part">
          {title}
        </Link>
      ) : (
        <b>{title}</b>
      )}
      {aside && <S.Aside>{aside}</S.Aside>}
    </S.Head>
    {notes.some(Boolean) && <S.Notes>{notes.filter(Boolean).join('　')}</S.Notes>}
    {figures.length > 0 && (
      <S.Figures>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </S.Figures>
    )}
    {actions && <S.Actions>{actions}</S.Actions>}
  </S.Root>
)
