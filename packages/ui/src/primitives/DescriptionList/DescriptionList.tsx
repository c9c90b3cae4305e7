import { CopyText } from '../CopyText/CopyText.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Link, type Href } from '../Link/Link.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import * as S from './DescriptionList.styles.ts'

export interface DescriptionItem {
  label: string
  /** What it is; a dash without one. */
  value: React.ReactNode
  /** What its button copies; without it there is no button. */
  copy?: string
  /** Where the value comes from: ‘p.5 表 5.5’, and the way there. */
  source?: { label: string; href?: Href }
  /** When it was true: ‘2026-11-03’. */
  date?: string
}

export type FactsState = 'ready' | 'loading' | 'error'
export type DescriptionColumns = 1 | 2
export type DescriptionFace = 'han' | 'mono'

export interface DescriptionListProps {
  items: readonly DescriptionItem[]
  /**
   * One pair a line, or two where there is room.
   *
   * @default 1
   */
  columns?: DescriptionColumns
  /**
   * The face of the values: words, or figures and numbers.
   *
   * @default 'han'
   */
  face?: DescriptionFace
  /** @default 'ready' */
  state?: FactsState
  /** Asks again after an error. */
  onRetry?: () => void
}

/** Names and their values between hairlines: the facts of one thing, with their source. */
export function DescriptionList(props: DescriptionListProps) {
  const { items, columns = 1, face = 'han', state = 'ready', onRetry } = props
  if (state === 'loading') return <Skeleton shape="row" count={Math.max(items.length, 4)} />
  if (state === 'error') return <ErrorState kind="server" onRetry={onRetry} />
  if (!items.length) return <EmptyState title="暂无信息" />

  return (
    <S.Root>
      <S.List $columns={columns} $face={face}>
        {items.map((item, index) => (
          <Pair key={`${index} ${item.label}`} {...item} />
        ))}
      </S.List>
    </S.Root>
  )
}

function Pair({ label, value, copy, source, date }: DescriptionItem) {
  const shown = value === null || value === undefined || value === '' ? '—' : value

  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <S.Value>
          {copy ? (
            <CopyText text={copy} label={label}>
              <span>{shown}</span>
            </CopyText>
          ) : (
            shown
          )}
        </S.Value>
        {(source || date) && (
          <S.Origin>
            {source && (source.href ? <Link href={source.href}>{source.label}</Link> : source.label)}
            {date && <span>{date}</span>}
          </S.Origin>
        )}
      </dd>
    </div>
  )
}
