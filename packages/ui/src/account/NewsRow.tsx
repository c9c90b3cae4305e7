import { useId, useState } from 'react'
import { Checkbox } from '../primitives/Checkbox/Checkbox.tsx'
import { Link, type Href } from '../primitives/Link/Link.tsx'
import { Tag } from '../primitives/Tag/Tag.tsx'
import * as S from './NewsRow.styles.ts'

interface NewsRowProps {
  title: string
  /** Plain text; two lines of it until it is opened. */
  content: string
  isRead: boolean
  /** Where it leads; without a place it opens where it stands. */
  href?: Href
  /** It was opened for the first time. */
  onRead: () => void
  /** Under the text: what kind it is, who it is from, when. */
  facts: React.ReactNode
  /** At the right edge. */
  actions?: React.ReactNode
  /**
   * Whether it is ticked.
   *
   * @default false
   */
  isChosen?: boolean
  /** It was ticked or unticked; without it there is no tick. */
  onChoose?: (isChosen: boolean) => void
}

/** A line of news: unread until it is opened. */
export function NewsRow({ title, content, isRead, facts, actions, isChosen = false, onChoose, ...way }: NewsRowProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const read = () => {
    if (!isRead) way.onRead()
  }

  return (
    <S.Row $isChosen={isChosen}>
      {onChoose && <Checkbox aria-label={`选择 ${title}`} isSelected={isChosen} onChange={onChoose} />}
      <S.Body>
        <S.Head $isRead={isRead}>
          {!isRead && <S.Dot aria-hidden />}
          {way.href === undefined ? (
            <S.Open
              aria-expanded={isOpen}
              aria-controls={id}
              onPress={() => {
                setOpen(!isOpen)
                read()
              }}
            >
              {title}
            </S.Open>
          ) : (
            <Link tone="plain" href={way.href} onPress={read}>
              {title}
            </Link>
          )}
          {!isRead && <Tag tone="accent">未读</Tag>}
        </S.Head>
        <S.Text id={id} $isOpen={isOpen}>
          {content}
        </S.Text>
        <S.Facts>{facts}</S.Facts>
      </S.Body>
      {actions}
    </S.Row>
  )
}
