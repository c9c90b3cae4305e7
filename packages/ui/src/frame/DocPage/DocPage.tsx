import { Printer } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as S from './DocPage.styles.ts'
import { useSectionInSight } from './useSectionInSight.ts'

/** One part of a text, with an address of its own. */
export interface DocSection {
  /** Its anchor: `#liability`. */
  id: string
  title: string
  /** Its text, a paragraph each. */
  paragraphs?: readonly string[]
  /** What follows the text: lists, tables, cards. */
  content?: React.ReactNode
}

export interface DocPageProps {
  /** The subject of the page. */
  title: string
  /** Which edition of the text it is, and since when. */
  edition?: React.ReactNode
  /** What stands before the first part: figures, a summary. */
  lead?: React.ReactNode
  /** The parts, in their order. */
  sections: readonly DocSection[]
  /**
   * Whether parts are counted: agreements and rules are referred to by number.
   *
   * @default 'none'
   */
  numbering?: 'none' | 'decimal'
  /**
   * The level of its heading; those of its parts come right below.
   *
   * @default 1
   */
  level?: 1 | 3
  /** More to do with the text, beside 打印. */
  actions?: React.ReactNode
  /**
   * Prints the page.
   *
   * @default window.print
   */
  onPrint?: () => void
}

/** A text to be read from end to end: contents beside it, an anchor for each part, and fit for paper. */
export function DocPage({
  title,
  edition,
  lead,
  sections,
  numbering = 'none',
  level = 1,
  actions,
  onPrint,
}: DocPageProps) {
  const text = useRef<HTMLDivElement>(null)
  const current = useSectionInSight(text, sections)
  const heading = useId()
  const Title = `h${level}` as const
  const PartTitle = level === 1 ? 'h2' : 'h4'

  return (
    <S.Root aria-labelledby={heading}>
      <S.Head>
        <div>
          <Title id={heading}>{title}</Title>
          {edition && <S.Edition>{edition}</S.Edition>}
        </div>
        <S.Actions>
          {actions}
          <Button tone="quiet" onPress={onPrint ?? (() => window.print())}>
            <Icon of={Printer} />
            打印
          </Button>
        </S.Actions>
      </S.Head>
      <S.Columns $hasContents={sections.length > 1}>
        {sections.length > 1 && <Contents sections={sections} current={current} numbering={numbering} />}
        <S.Text ref={text} $numbering={numbering}>
          {lead && <S.Lead>{lead}</S.Lead>}
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-label={section.title}>
              <PartTitle>{section.title}</PartTitle>
              {section.paragraphs?.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {section.content}
            </section>
          ))}
        </S.Text>
      </S.Columns>
    </S.Root>
  )
}

type ContentsProps = Required<Pick<DocPageProps, 'sections' | 'numbering'>> & { current?: string }

/** Beside the text from 1024 px, folded over it below. */
function Contents({ sections, current, numbering }: ContentsProps) {
  const list = (
    <S.Entries $numbering={numbering}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </S.Entries>
  )

  return (
    <div>
      <S.Beside aria-label="目录">{list}</S.Beside>
      <S.Folded>
        <summary>目录</summary>
        <nav aria-label="目录">{list}</nav>
      </S.Folded>
    </div>
  )
}
