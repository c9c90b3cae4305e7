import { CircleAlert, CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { DescriptionList, type DescriptionItem } from '../DescriptionList/DescriptionList.tsx'
import * as S from './ResultPanel.styles.ts'

export type ResultTone = 'ok' | 'waiting' | 'warn' | 'danger'

export interface ResultPanelProps {
  /**
   * How it ended: done, handed over to somebody, done in part, failed.
   *
   * @default 'ok'
   */
  tone?: ResultTone
  /** What happened, as a sentence: ‘求购已发布’. */
  title: string
  /** What comes next, and when. */
  children?: React.ReactNode
  /** The numbers to keep: an order, an amount. */
  facts?: readonly DescriptionItem[]
  /** The next steps; the primary one first. */
  actions?: React.ReactNode
  /**
   * The level of the heading: 1 where the result is the page.
   *
   * @default 2
   */
  level?: 1 | 2 | 3
  /**
   * Whether the focus comes here: right after a form has gone away, wrong when a page begins with it.
   *
   * @default 'stays'
   */
  focus?: 'stays' | 'comes'
}

/** The end of a flow: what happened, what to keep of it, what to do next. */
export function ResultPanel(props: ResultPanelProps) {
  const { tone = 'ok', title, children, facts, actions, level = 2, focus = 'stays' } = props
  const id = useId()
  const Heading = `h${level}` as const
  const Sign = signs[tone]

  return (
    <S.Root aria-labelledby={id}>
      <S.Sign $tone={tone}>
        <Sign size={32} strokeWidth={1.25} aria-hidden />
      </S.Sign>
      <S.Content>
        <Heading id={id} tabIndex={-1} ref={focus === 'comes' ? focusOn : undefined}>
          {title}
        </Heading>
        {children && <S.Next>{children}</S.Next>}
        {facts?.length ? (
          <S.Facts>
            <DescriptionList items={facts} />
          </S.Facts>
        ) : null}
        {actions && <S.Actions>{actions}</S.Actions>}
      </S.Content>
    </S.Root>
  )
}

const signs = { ok: CircleCheck, waiting: Clock, warn: TriangleAlert, danger: CircleAlert }

/** The button that led here is gone: who listens hears the result. */
const focusOn = (heading: HTMLHeadingElement | null) => heading?.focus()
