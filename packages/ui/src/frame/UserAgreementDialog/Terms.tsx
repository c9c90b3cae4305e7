import { agreementKindLabels } from '@xinpu/sdk/labels'
import type { AgreementKind, AgreementText } from '@xinpu/sdk/types'
import { useEffect, useRef, useState } from 'react'
import { RichText } from '../../primitives/RichText/RichText.tsx'
import { AgreementEdition } from '../AgreementVersions/AgreementVersions.tsx'
import * as S from './UserAgreementDialog.styles.ts'

interface TermsProps {
  texts: readonly AgreementText[]
  /** The text that is read first. */
  first?: AgreementKind
}

/** Texts one under the other, with the contents of all beside them. */
export function Terms({ texts, first }: TermsProps) {
  const text = useRef<HTMLDivElement>(null)
  const parts = texts.flatMap(partsOf)
  const start = parts.find(({ kind }) => kind === first)?.id ?? parts[0]?.id ?? ''
  const [current, setCurrent] = useState(start)

  useEffect(() => goTo(text.current, start), [start])

  return (
    <S.Terms>
      <nav aria-label="目录">
        {parts.map(({ id, title }) => (
          <S.Entry key={id} aria-current={id === current || undefined} onPress={() => goTo(text.current, id)}>
            {title}
          </S.Entry>
        ))}
      </nav>
      <S.Text
        ref={text}
        tabIndex={0}
        aria-label="协议正文"
        onScroll={() =>
          setCurrent(
            sectionInSight(
              text.current,
              parts.map(({ id }) => id),
            ),
          )
        }
      >
        {texts.map((each) => (
          <One key={each.kind} text={each} />
        ))}
      </S.Text>
    </S.Terms>
  )
}

const One = ({ text }: { text: AgreementText }) => (
  <section aria-label={agreementKindLabels[text.kind]}>
    <h3>{agreementKindLabels[text.kind]}</h3>
    <S.Edition>
      <AgreementEdition version={text} />
    </S.Edition>
    {text.changes && <S.Edition>这一版的变化：{text.changes}</S.Edition>}
    {partsOf(text).map(({ id, title, html }) => (
      <section key={id}>
        <h4 data-section={id}>{title}</h4>
        <RichText html={html} topLevel={4} />
      </section>
    ))}
  </section>
)

const partsOf = ({ kind, sections }: AgreementText) =>
  sections.map((section, index) => ({ ...section, kind, id: `${kind}-${index + 1}` }))

function goTo(text: HTMLElement | null, id: string) {
  const head = headOf(text, id)
  if (text && head) text.scrollTop = isFirst(text, head) ? 0 : head.offsetTop - air
}

/** Over the first part stand the name and the edition of its text, which are read too. */
const isFirst = (text: HTMLElement, head: HTMLElement) => text.querySelector('[data-section]') === head

/** Pixels left above a heading that was jumped to. */
const air = 18

const headOf = (text: HTMLElement | null, id: string) => text?.querySelector<HTMLElement>(`[data-section="${id}"]`)

/** The last section that has begun; at the very end, the last one. */
function sectionInSight(text: HTMLElement | null, ids: readonly string[]): string {
  const isAtEnd = text !== null && text.scrollTop + text.clientHeight >= text.scrollHeight - 2
  const begun = ids.filter(
    (id) => isAtEnd || (headOf(text, id)?.offsetTop ?? Infinity) - air - 4 <= (text?.scrollTop ?? 0),
  )
  return begun.at(-1) ?? ids[0] ?? ''
}
